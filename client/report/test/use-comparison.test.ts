import { renderHook } from '@testing-library/react';
import type { QueryResult } from '../query-result';
import { getComparison, useComparison } from '../use-comparison';

const result = (
	changes: Partial< QueryResult< string > > = {}
): QueryResult< string > => ( {
	data: undefined,
	isRequesting: false,
	isPreviousData: false,
	error: undefined,
	isEnabled: true,
	retry: jest.fn(),
	readAt: undefined,
	...changes,
} );

const primary = result( { data: 'February' } );

it.each( [
	[ 'loading for the first time', { isRequesting: true }, undefined, true ],
	[
		'loading for a new query',
		{ isRequesting: true, isPreviousData: true, data: 'March 2021' },
		undefined,
		true,
	],
	[
		'loading again',
		{ isRequesting: true, data: 'February 2021' },
		'February 2021',
		false,
	],
	[ 'loaded', { data: 'February 2021' }, 'February 2021', false ],
	[ 'without data', {}, undefined, false ],
	[
		'of the previous query after a failure',
		{ isPreviousData: true, data: 'March 2021' },
		undefined,
		false,
	],
] )(
	'combines the period with another one that is %s',
	( _title, changes, secondary, isSecondaryPending ) => {
		expect(
			getComparison( primary, result( changes ), 'Previous year:' )
		).toEqual( {
			primary: 'February',
			secondary,
			label: 'Previous year:',
			isSecondaryPending,
		} );
	}
);

it( 'keeps both periods and their label until the new period is loaded', () => {
	const { result: hook, rerender } = renderHook(
		( [ first, second, label ]: Parameters<
			typeof useComparison< string >
		> ) => useComparison( first, second, label ),
		{
			initialProps: [
				primary,
				result( { data: 'February 2021' } ),
				'Previous year:',
			],
		}
	);
	rerender( [
		result( { data: 'February', isPreviousData: true } ),
		result( { data: 'February 2022' } ),
		'Previous period:',
	] );
	expect( hook.current ).toEqual( {
		primary: 'February',
		secondary: 'February 2021',
		label: 'Previous year:',
		isSecondaryPending: false,
	} );
	rerender( [
		result( { data: 'March' } ),
		result( { data: 'February 2022' } ),
		'Previous period:',
	] );
	expect( hook.current ).toMatchObject( {
		primary: 'March',
		secondary: 'February 2022',
		label: 'Previous period:',
	} );
} );

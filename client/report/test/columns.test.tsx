import { render, screen } from '@testing-library/react';
import type { ReportColumn } from '../types';
import { getCells, getHeaders, getHiddenColumns } from '../columns';

interface Row {
	day: string;
	amount: number | null;
	name: string;
}

const row: Row = {
	day: '2026-03-08 00:00:00',
	amount: -1234.5,
	name: 'Tea &amp; <b>Sons</b>',
};

const columns: ReportColumn< Row >[] = [
	{
		id: 'day',
		label: 'Day',
		type: 'date',
		isRequired: true,
		isSortable: 'date',
		isDefaultSort: true,
		value: ( { day } ) => day,
	},
	{
		id: 'amount',
		label: 'Amount',
		type: 'currency',
		isSortable: true,
		value: ( { amount } ) => amount,
	},
	{
		id: 'name',
		label: 'Name',
		type: 'text',
		isHiddenByDefault: true,
		value: ( { name } ) => name,
	},
];

const only = ( column: Partial< ReportColumn< Row > > ) => [
	{ id: 'x', label: 'X', type: 'text' as const, value: () => '', ...column },
];

describe( 'getCells', () => {
	it( 'formats by type and keeps the value', () => {
		const [ day, amount, name ] = getCells( columns, row );
		expect( day ).toEqual( {
			display: expect.stringContaining( '2026' ),
			value: '2026-03-08 00:00:00',
		} );
		expect( amount ).toEqual( {
			display: '-$1,234.50',
			value: -1234.5,
		} );
		expect( name ).toMatchObject( { display: 'Tea & <b>Sons</b>' } );
	} );

	it( 'formats a date without time zone conversion', () => {
		const [ day ] = getCells( columns, {
			...row,
			day: '2026-01-01 00:00:00',
		} );
		expect( day?.display ).toBe( 'January 1, 2026' );
	} );

	it( 'leaves a missing value empty', () => {
		const cells = getCells( columns, { ...row, amount: null } );
		expect( cells[ 1 ] ).toEqual( { display: '', value: '' } );
	} );

	it( 'shows zero as a dash in a column with a total', () => {
		const zero = { ...row, amount: 0 };
		const [ , cell ] = getCells( columns, zero, { totals: { amount: 5 } } );
		const { container } = render( <>{ cell?.display }</> );
		expect(
			container.querySelector( '.storedeck-report-table__zero' )
		).toHaveTextContent( /^\$0\.00$/ );
		expect( cell ).toMatchObject( { value: 0, text: '$0.00' } );
		// A stock or a rate of zero is a statement.
		expect( getCells( columns, zero, {} )[ 1 ]?.display ).toBe( '$0.00' );
		expect(
			getCells( columns, row, { totals: { amount: 5 } } )[ 1 ]?.display
		).toBe( '-$1,234.50' );
	} );

	it( 'contains errors of a column, in its value or its cell', () => {
		const error = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		const Broken = () => {
			throw new Error( 'broken cell' );
		};
		const [ first ] = getCells(
			only( {
				value: () => {
					throw new Error( 'broken value' );
				},
			} ),
			row
		);
		const [ second ] = getCells(
			only( { value: () => 'v', display: () => <Broken /> } ),
			row
		);
		render(
			<p>
				{ first?.display }
				{ second?.display }
				the rest
			</p>
		);
		expect( screen.getByText( 'the rest' ) ).toBeVisible();
		expect( second?.value ).toBe( 'v' );
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );
} );

describe( 'getHeaders', () => {
	it( 'has the alignment and sorting of the column', () => {
		expect( getHeaders( columns, [] ) ).toMatchObject( [
			{
				key: 'date',
				isSortable: true,
				isNumeric: false,
				required: true,
				defaultSort: true,
			},
			{ key: 'amount', isSortable: true, isNumeric: true, visible: true },
			{ key: 'name', isSortable: false },
		] );
	} );

	it( 'hides the user’s hidden columns, but no required column', () => {
		const headers = getHeaders( columns, [ 'day', 'amount' ] );
		expect( headers.map( ( { visible } ) => visible ) ).toEqual( [
			true,
			false,
			true,
		] );
	} );
} );

describe( 'getHiddenColumns', () => {
	it( 'returns the report’s default without a preference', () => {
		expect( getHiddenColumns( columns, undefined ) ).toEqual( [ 'name' ] );
		expect( getHiddenColumns( columns, '' ) ).toEqual( [ 'name' ] );
		expect( getHiddenColumns( columns, [] ) ).toEqual( [] );
		expect( getHiddenColumns( columns, [ 'amount' ] ) ).toEqual( [
			'amount',
		] );
	} );
} );

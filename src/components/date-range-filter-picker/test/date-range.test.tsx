import { fireEvent, render, screen } from '@testing-library/react';
import { useViewportMatch } from '@wordpress/compose';
import { toPlainDate, toStoreMoment } from '@storedeck/date';
import { DateRange, DateRangeFilterPicker } from '..';
import type { DateRangeProps, PickerDateQuery } from '..';
import type { CalendarProps } from '../../calendar/types';

jest.mock( '@wordpress/compose', () => ( {
	...jest.requireActual< object >( '@wordpress/compose' ),
	useViewportMatch: jest.fn( () => false ),
} ) );

/** Shows its props, and selects the same day with each click. */
jest.mock( '../../calendar/lazy-calendar', () => ( {
	LazyCalendar: ( props: CalendarProps ) => (
		<button onClick={ () => props.onChoose( '2018-04-05' ) }>
			{ JSON.stringify( [
				props.start,
				props.end,
				props.choosing,
				props.label,
				props.numberOfMonths,
			] ) }
		</button>
	),
} ) );

const onUpdate = jest.fn();
const after = toStoreMoment( '2018-04-02' );
const before = toStoreMoment( '2018-04-09' );
const dateRange = ( props: Partial< DateRangeProps > = {} ) => (
	<DateRange
		shortDateFormat="MM/DD/YYYY"
		onUpdate={ onUpdate }
		{ ...props }
	/>
);
const calendar = () =>
	JSON.parse( screen.getByRole( 'button' ).textContent ?? '' ) as unknown;
const field = ( name: string ) => screen.getByRole( 'textbox', { name } );

beforeEach( () => onUpdate.mockClear() );

it( 'is empty and selects the start date by default', () => {
	const { container } = render( dateRange() );
	expect( field( 'Start Date' ) ).toHaveValue( '' );
	expect( field( 'End Date' ) ).toHaveValue( '' );
	expect( field( 'Start Date' ) ).toBeValid();
	expect( calendar() ).toEqual( [ null, null, 'startDate', null, 1 ] );
	expect( container.querySelectorAll( '.is-focused' ) ).toHaveLength( 1 );
	expect( field( 'Start Date' ).parentElement ).toHaveClass( 'is-focused' );
	expect( container.querySelector( '.is-invalid' ) ).not.toBeInTheDocument();
} );

it.each( [
	[ [], 1 ],
	[ [ 'small' ], 2 ],
	[ [ 'small', 'medium' ], 1 ],
] )( 'on screens of at least %j shows %i months', ( widths, count ) => {
	jest.mocked( useViewportMatch ).mockImplementation(
		( width, operator ) =>
			operator === '>=' && widths.some( ( item ) => item === width )
	);
	render( dateRange( { labels: { start: 'a', end: 'b', calendar: 'c' } } ) );
	expect( calendar() ).toEqual( [ null, null, 'startDate', 'c', count ] );
	expect( field( 'a' ) ).toBeInTheDocument();
	expect( field( 'b' ) ).toBeInTheDocument();
} );

it( 'marks the field with an error', () => {
	render( dateRange( { beforeText: 'x', beforeError: 'Invalid date' } ) );
	expect( field( 'End Date' ) ).toBeInvalid();
	expect( field( 'End Date' ).parentElement ).toHaveClass( 'is-invalid' );
	expect( field( 'Start Date' ).parentElement ).not.toHaveClass(
		'is-invalid'
	);
} );

it.each( [
	[ after, 'endDate' ],
	[ null, 'startDate' ],
] )( 'selects, with the start %s, the %s next', ( start, focusedInput ) => {
	render( dateRange( { after: start } ) );
	fireEvent.focus( field( 'End Date' ) );
	expect( onUpdate.mock.calls ).toEqual( [ [ { focusedInput } ] ] );
} );

it.each( [
	[ 'startDate', '04/05/2018', '04/09/2018', 'endDate' ],
	[ 'endDate', '04/02/2018', '04/05/2018', 'startDate' ],
] as const )(
	'sets the %s in the calendar and clears errors',
	( focusedInput, afterText, beforeText, next ) => {
		render( dateRange( { after, before, focusedInput } ) );
		fireEvent.click( screen.getByRole( 'button' ) );
		expect( onUpdate.mock.calls ).toEqual( [
			[
				expect.objectContaining( {
					afterText,
					beforeText,
					afterError: null,
					beforeError: null,
				} ),
			],
			[ { focusedInput: next } ],
		] );
	}
);

it( 'clears the end if a new range starts', () => {
	const late = toStoreMoment( '2018-04-07' );
	render( dateRange( { after: late, before, focusedInput: 'endDate' } ) );
	fireEvent.click( screen.getByRole( 'button' ) );
	const [ [ update ] ] = onUpdate.mock.calls as [
		[ Parameters< DateRangeProps[ 'onUpdate' ] >[ 0 ] ],
	];
	expect( update.after && toPlainDate( update.after ) ).toBe( '2018-04-05' );
	expect( update.before ).toBeNull();
	expect( update.beforeText ).toBe( '' );
} );

it.each( [ 'none', 'after', 'before', 'compared after', 'compared before' ] )(
	'marks overlapping periods only if all dates are known (missing: %s)',
	( missing ) => {
		const dateQuery: PickerDateQuery = {
			period: 'month',
			compare: 'custom',
			primaryDate: {
				label: 'A',
				range: 'a',
				after: missing === 'after' ? undefined : after,
				before: missing === 'before' ? undefined : before,
			},
			secondaryDate: {
				label: 'B',
				range: 'b',
				after: missing === 'compared after' ? undefined : after,
				before: missing === 'compared before' ? undefined : before,
			},
		};
		render(
			<DateRangeFilterPicker
				dateQuery={ dateQuery }
				onRangeSelect={ () => {} }
			/>
		);
		expect( screen.getByRole( 'button' ) ).toHaveAccessibleName(
			`Date Range: A (a) vs. B (b)${
				missing === 'none' ? ', overlapping' : ''
			}`
		);
	}
);

import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar } from '..';
import type { CalendarProps } from '../types';

// Accessibility checks of hidden elements take long with this many days; none of
// these elements are hidden.
configure( { defaultHidden: true } );

const user = userEvent.setup( { delay: null } );
const onChoose = jest.fn();
const calendar = ( props: Partial< CalendarProps > = {} ) => (
	<Calendar choosing="startDate" onChoose={ onChoose } { ...props } />
);
const day = ( name: string ) => screen.getByRole( 'button', { name } );
const months = () =>
	screen
		.getAllByRole( 'grid' )
		.map( ( grid ) => grid.getAttribute( 'aria-label' ) );

beforeEach( () => {
	onChoose.mockClear();
	jest.useFakeTimers( {
		now: new Date( '2018-04-15T12:00:00Z' ),
		doNotFake: [ 'setTimeout', 'queueMicrotask' ],
	} );
	window.storedeckSettings = { timeZone: 'UTC', startOfWeek: 0 };
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

it.each< [ string, Partial< CalendarProps > ] >( [
	[ 'start', { start: '2018-04-10' } ],
	[ 'end', { end: '2018-04-10' } ],
] )( 'marks one day if only the %s is set', ( _which, props ) => {
	render( calendar( props ) );
	expect(
		screen
			.getAllByRole( 'button', { name: /^Selected/ } )
			.map( ( button ) => button.getAttribute( 'aria-label' ) )
	).toEqual( [ 'Selected. Tuesday, April 10, 2018' ] );
} );

it( 'marks all days from start to end', () => {
	render( calendar( { start: '2018-04-10', end: '2018-04-12' } ) );
	expect(
		screen.getAllByRole( 'button', { name: /^Selected/ } )
	).toHaveLength( 3 );
} );

it( 'names no day as selected without a date', () => {
	render( calendar() );
	expect(
		screen.queryByRole( 'button', { name: /^Selected/ } )
	).not.toBeInTheDocument();
} );

it.each< [ Partial< CalendarProps >, string ] >( [
	[ { choosing: 'date' }, 'Friday, April 20, 2018' ],
	[
		{ choosing: 'startDate' },
		'Select Friday, April 20, 2018 as a start date.',
	],
	[
		{ choosing: 'endDate' },
		'Select Friday, April 20, 2018 as an end date.',
	],
	[
		{ choosing: 'endDate', start: '2018-04-18', minimumNights: 2 },
		'Select Friday, April 20, 2018 as an end date.',
	],
	[
		{ choosing: 'endDate', start: '2018-04-18', minimumNights: 3 },
		'Select Friday, April 20, 2018 as a start date.',
	],
	[
		{ choosing: 'endDate', start: '2018-04-21' },
		'Select Friday, April 20, 2018 as a start date.',
	],
	[
		{ choosing: 'date', start: '2018-04-21', end: '2018-04-21' },
		'Friday, April 20, 2018',
	],
	[
		{ isUnavailable: ( date ) => date.getDate() === 20 },
		'Friday, April 20, 2018 is not selectable.',
	],
] )( 'names a day by what a click does (%#)', ( props, name ) => {
	render( calendar( props ) );
	expect( day( name ) ).toHaveTextContent( /^20$/ );
} );

it( 'passes the clicked day to onChoose and noon to isUnavailable', async () => {
	const isUnavailable = jest.fn( ( date: Date ) => date.getHours() !== 12 );
	render( calendar( { isUnavailable } ) );
	await user.click( day( 'Select Friday, April 20, 2018 as a start date.' ) );
	expect( onChoose.mock.calls ).toEqual( [ [ '2018-04-20' ] ] );
} );

it( 'marks today in site time', () => {
	window.storedeckSettings = { timeZone: 'Pacific/Kiritimati' };
	const { container } = render( calendar() );
	expect(
		[ ...container.querySelectorAll( '.rdp-today' ) ].map(
			( { textContent } ) => textContent
		)
	).toEqual( [ '16' ] );
} );

it( 'names its parts, including its label', () => {
	const { rerender } = render( calendar() );
	expect( screen.getByRole( 'group', { name: 'Calendar' } ) ).toBeVisible();
	expect(
		screen.getByRole( 'navigation', { name: 'Month navigation' } )
	).toBeVisible();
	expect( screen.getByText( 'Sun' ) ).toHaveAttribute(
		'aria-label',
		'Sunday'
	);
	rerender( calendar( { label: 'Sales' } ) );
	expect( screen.getByRole( 'group', { name: 'Sales' } ) ).toBeVisible();
	expect(
		screen.getByRole( 'navigation', { name: 'Sales: month navigation' } )
	).toBeVisible();
} );

describe( 'shown months', () => {
	it.each< [ string, Partial< CalendarProps >, string[] ] >( [
		[ 'the current month', {}, [ 'April 2018' ] ],
		[
			'months up to the current one',
			{ numberOfMonths: 2 },
			[ 'March 2018', 'April 2018' ],
		],
		[
			'months up to the start',
			{ numberOfMonths: 2, start: '2017-01-10' },
			[ 'December 2016', 'January 2017' ],
		],
		[
			'months up to the end',
			{ numberOfMonths: 2, start: '2017-01-10', end: '2017-02-10' },
			[ 'January 2017', 'February 2017' ],
		],
		[
			'months up to the end without a start',
			{ numberOfMonths: 2, end: '2017-02-10' },
			[ 'January 2017', 'February 2017' ],
		],
		[
			'the end of a long range',
			{ start: '2017-01-10', end: '2017-03-10' },
			[ 'March 2017' ],
		],
		[
			'the last available month if the range is in the future',
			{
				start: '2018-07-01',
				isUnavailable: ( date ) => date.getTime() > Date.now(),
			},
			[ 'April 2018' ],
		],
	] )( 'are %s', ( _which, props, expected ) => {
		render( calendar( props ) );
		expect( months() ).toEqual( expected );
	} );

	it( 'follow the start and the end when they change', () => {
		const { rerender } = render( calendar( { numberOfMonths: 2 } ) );
		rerender( calendar( { numberOfMonths: 2, start: '2018-01-10' } ) );
		expect( months() ).toEqual( [ 'January 2018', 'February 2018' ] );
		rerender(
			calendar( {
				numberOfMonths: 2,
				start: '2018-01-10',
				end: '2018-05-10',
			} )
		);
		expect( months() ).toEqual( [ 'April 2018', 'May 2018' ] );
	} );

	it( 'move by one month', async () => {
		render( calendar( { numberOfMonths: 2 } ) );
		await user.click(
			day( 'Move backward to switch to the previous month.' )
		);
		expect( months() ).toEqual( [ 'February 2018', 'March 2018' ] );
		for ( let count = 0; count < 3; count++ ) {
			await user.click(
				day( 'Move forward to switch to the next month.' )
			);
		}
		expect( months() ).toEqual( [ 'May 2018', 'June 2018' ] );
	} );

	it( 'are limited once all later days become unavailable', async () => {
		const { rerender } = render( calendar() );
		const next = day( 'Move forward to switch to the next month.' );
		await user.click( next );
		expect( months() ).toEqual( [ 'May 2018' ] );
		rerender(
			calendar( {
				isUnavailable: ( date ) => date.getTime() > Date.now(),
			} )
		);
		expect( months() ).toEqual( [ 'April 2018' ] );
		expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
		rerender(
			calendar( { isUnavailable: ( date ) => date.getDate() === 20 } )
		);
		expect( next ).not.toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'adapt to another number of months', () => {
		const { rerender } = render( calendar( { start: '2018-03-10' } ) );
		expect( months() ).toEqual( [ 'March 2018' ] );
		rerender( calendar( { start: '2018-02-10', numberOfMonths: 2 } ) );
		expect( months() ).toEqual( [ 'February 2018', 'March 2018' ] );
	} );
} );

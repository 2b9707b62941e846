import {
	act,
	configure,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { DateRangePicker } from '..';
import type { DateRangePickerProps } from '..';
import { toNoonMoment } from '../../calendar/typed-day';
import type { PickedDates } from '../../range-calendar';

// The calendar is loaded asynchronously.
configure( { defaultHidden: true } );

const user = userEvent.setup( { delay: null } );
const onClose = jest.fn();
const onFocusChange = jest.fn();
let dates: PickedDates;

interface HarnessProps extends Partial< DateRangePickerProps > {
	/** Dates as `YYYY-MM-DD`. */
	initial?: [ start?: string, end?: string ];
}

const toDate = ( day?: string ) => ( day ? toNoonMoment( day ) : null );

function Harness( { initial = [], ...props }: HarnessProps ) {
	const [ shown, setShown ] = useState< PickedDates >( () => ( {
		startDate: toDate( initial[ 0 ] ),
		endDate: toDate( initial[ 1 ] ),
	} ) );
	const [ input, setInput ] =
		useState< DateRangePickerProps[ 'focusedInput' ] >( null );
	dates = shown;
	return (
		<>
			<DateRangePicker
				{ ...shown }
				isOutsideRange={ ( date ) => date.year() > 2018 }
				focusedInput={ input }
				onDatesChange={ setShown }
				onFocusChange={ ( next ) => {
					onFocusChange( next );
					setInput( next );
				} }
				onClose={ onClose }
				{ ...props }
			/>
			<button>After</button>
		</>
	);
}

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const grid = () => screen.queryByRole( 'grid' );
const help = () => screen.queryByRole( 'dialog', { name: /shortcuts/ } );
const shown = () =>
	[ dates.startDate, dates.endDate ].map(
		( date ) => date && date.format( 'YYYY-MM-DD' )
	);
/** Also waits until the popover has a position. */
const type = ( name: string, value: string ) =>
	act( async () => {
		fireEvent.change( field( name ), { target: { value } } );
	} );

async function open( name: string, props: HarnessProps = {} ) {
	render(
		<Harness initial={ [ '2018-04-02', '2018-04-09' ] } { ...props } />
	);
	act( () => field( name ).focus() );
	await screen.findByRole( 'grid' );
}
const expectClosed = () =>
	waitFor( () => expect( grid() ).not.toBeInTheDocument() );

beforeEach( () => {
	jest.clearAllMocks();
	window.storedeckSettings = { timeZone: 'UTC' };
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'calendar', () => {
	it( 'selects a range, closes and returns focus to the field', async () => {
		await open( 'Start Date' );
		await user.click(
			button( 'Select Tuesday, April 10, 2018 as a start date.' )
		);
		expect( shown() ).toEqual( [ '2018-04-10', null ] );
		expect( grid() ).toBeInTheDocument();
		await user.click(
			button( 'Select Thursday, April 12, 2018 as an end date.' )
		);
		expect( shown() ).toEqual( [ '2018-04-10', '2018-04-12' ] );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
		expect( onFocusChange ).toHaveBeenLastCalledWith( null );
		await expectClosed();
		expect( field( 'Start Date' ) ).toHaveFocus();
	} );

	it( 'returns focus to the field it was opened from with Escape', async () => {
		await open( 'End Date' );
		await user.keyboard( '{ArrowDown}' );
		expect( button( 'Selected. Monday, April 2, 2018' ) ).toHaveFocus();
		await user.keyboard( '{Escape}' );
		await expectClosed();
		expect( field( 'End Date' ) ).toHaveFocus();
	} );

	it( 'returns focus when Escape closes the focused popover', async () => {
		await open( 'Start Date' );
		const popover = screen.getByRole( 'dialog', { name: 'Calendar' } );
		act( () => popover.focus() );
		fireEvent.keyDown( popover, { key: 'Escape', keyCode: 27 } );
		await expectClosed();
		expect( field( 'Start Date' ) ).toHaveFocus();
	} );

	it( 'closes, with its help, without returning focus that has left it', async () => {
		await open( 'Start Date' );
		await user.keyboard( '?' );
		expect( button( 'Close' ) ).toHaveFocus();
		await user.click( button( 'After' ) );
		await expectClosed();
		expect( button( 'After' ) ).toHaveFocus();
		act( () => field( 'Start Date' ).focus() );
		await screen.findByRole( 'grid' );
		expect( help() ).not.toBeInTheDocument();
	} );

	it( 'opens without its help after Escape has closed both', async () => {
		await open( 'Start Date' );
		await user.keyboard( '?' );
		act( () => field( 'Start Date' ).focus() );
		await user.keyboard( '{Escape}' );
		await expectClosed();
		act( () => field( 'End Date' ).focus() );
		await screen.findByRole( 'grid' );
		expect( help() ).not.toBeInTheDocument();
	} );

	it( 'does not report a change when focus leaves a closed field', async () => {
		await open( 'Start Date' );
		await user.keyboard( '{Escape}' );
		await expectClosed();
		onFocusChange.mockClear();
		jest.useFakeTimers();
		act( () => button( 'After' ).focus() );
		act( () => jest.runAllTimers() );
		jest.useRealTimers();
		expect( onFocusChange ).not.toHaveBeenCalled();
	} );
} );

describe( 'typed dates', () => {
	it.each< [ string, string, ( string | null )[] ] >( [
		[ 'Start Date', '04/08/2018', [ '2018-04-08', '2018-04-09' ] ],
		[ 'Start Date', '04/09/2018', [ '2018-04-09', null ] ],
		[ 'Start Date', '04/', [ null, '2018-04-09' ] ],
		[ 'End Date', '04/03/2018', [ '2018-04-02', '2018-04-03' ] ],
		[ 'End Date', '04/02/2018', [ '2018-04-02', null ] ],
	] )(
		'are at least one night apart: %s %s',
		async ( name, typed, expected ) => {
			render( <Harness initial={ [ '2018-04-02', '2018-04-09' ] } /> );
			await type( name, typed );
			expect( shown() ).toEqual( expected );
		}
	);

	it( 'are at least the minimum nights apart', async () => {
		render( <Harness initial={ [ '2018-04-02' ] } minimumNights={ 3 } /> );
		await type( 'End Date', '04/04/2018' );
		expect( shown() ).toEqual( [ '2018-04-02', null ] );
		expect( onClose ).not.toHaveBeenCalled();
		await type( 'End Date', '04/05/2018' );
		expect( shown() ).toEqual( [ '2018-04-02', '2018-04-05' ] );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'can be an end without a start', async () => {
		render( <Harness /> );
		await type( 'End Date', '04/05/2018' );
		expect( shown() ).toEqual( [ null, '2018-04-05' ] );
	} );

	it( 'cannot be blocked days', async () => {
		render( <Harness isDayBlocked={ ( date ) => date.date() === 5 } /> );
		await type( 'Start Date', '04/05/2018' );
		expect( shown() ).toEqual( [ null, null ] );
		expect( onFocusChange ).not.toHaveBeenCalled();
		await type( 'Start Date', '04/06/2018' );
		expect( shown() ).toEqual( [ '2018-04-06', null ] );
		expect( onFocusChange ).toHaveBeenCalledWith( 'endDate' );
	} );

	it( 'do not close with keepOpenOnDateSelect', async () => {
		render( <Harness initial={ [ '2018-04-02' ] } keepOpenOnDateSelect /> );
		await type( 'End Date', '04/05/2018' );
		expect( shown() ).toEqual( [ '2018-04-02', '2018-04-05' ] );
		expect( onFocusChange ).not.toHaveBeenCalled();
		expect( onClose ).not.toHaveBeenCalled();
	} );
} );

it.each< [ HarnessProps, number ] >( [
	[ { showClearDates: true }, 0 ],
	[ { showClearDates: true, initial: [ '2018-04-02' ] }, 1 ],
	[ { showClearDates: true, initial: [ undefined, '2018-04-02' ] }, 1 ],
	[ { initial: [ '2018-04-02', '2018-04-09' ] }, 0 ],
] )(
	'shows a button to clear dates if there are any (%#)',
	( props, count ) => {
		render( <Harness { ...props } /> );
		expect(
			screen.queryAllByRole( 'button', { name: 'Clear dates' } )
		).toHaveLength( count );
	}
);

it( 'clears dates without opening the calendar by default', async () => {
	render( <Harness initial={ [ '2018-04-02' ] } showClearDates /> );
	await user.click( button( 'Clear dates' ) );
	expect( onFocusChange.mock.calls ).toEqual( [ [ null ] ] );
	expect( field( 'Start Date' ) ).toHaveFocus();
} );

it( 'uses custom labels and can be disabled', () => {
	render( <Harness labels={ { start: 'From', end: 'Until' } } disabled /> );
	expect( field( 'From' ) ).toBeDisabled();
	expect( field( 'Until' ) ).toBeDisabled();
	expect( field( 'From' ) ).toHaveAttribute( 'placeholder', 'mm/dd/yyyy' );
} );

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
import { toStoreMoment } from '@storedeck/date';
import { DateRangePicker } from '..';
import type { DateRangePickerProps } from '..';
import type { PickedDates } from '../../range-calendar';

// The calendar is loaded asynchronously.
configure( { defaultHidden: true } );

const user = userEvent.setup( { delay: null } );
const onClose = jest.fn();
let dates: PickedDates;

function Harness( props: Partial< DateRangePickerProps > ) {
	const [ shown, setShown ] = useState< PickedDates >( {
		startDate: null,
		endDate: null,
	} );
	const [ input, setInput ] =
		useState< DateRangePickerProps[ 'focusedInput' ] >( null );
	dates = shown;
	return (
		<DateRangePicker
			{ ...shown }
			displayFormat="MM/DD/YYYY"
			isOutsideRange={ ( date ) => date.year() > 2018 }
			focusedInput={ input }
			onDatesChange={ setShown }
			onFocusChange={ setInput }
			onClose={ onClose }
			{ ...props }
		/>
	);
}

const field = ( name: string ) => screen.getByRole( 'textbox', { name } );
const type = async ( name: string, text: string ) => {
	await user.click( field( name ) );
	fireEvent.change( field( name ), { target: { value: text } } );
};
const text = () =>
	[ dates.startDate, dates.endDate ].map(
		( date ) => date?.format( 'YYYY-MM-DDTHH:mm' ) ?? ''
	);

beforeEach( () => {
	onClose.mockClear();
	window.storedeckSettings = { timeZone: 'UTC' };
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'sets typed dates to noon, moves to the end date and closes', async () => {
	render( <Harness /> );
	await type( 'Start Date', '04/02/2018' );
	expect( field( 'End Date' ) ).toHaveFocus();
	expect( text() ).toEqual( [ '2018-04-02T12:00', '' ] );
	await type( 'End Date', '2018-04-09' );
	expect( text() ).toEqual( [ '2018-04-02T12:00', '2018-04-09T12:00' ] );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	await waitFor( () =>
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument()
	);
} );

it.each( [
	[ 'no date', '13/45/2018' ],
	[ 'outside the range', '01/01/2019' ],
	[ 'too short', '04/02/2018' ],
] )( 'clears the end date when it is %s', async ( _what, typed ) => {
	render( <Harness /> );
	await type( 'Start Date', '04/02/2018' );
	await type( 'End Date', '04/09/2018' );
	await type( 'End Date', typed );
	expect( text() ).toEqual( [ '2018-04-02T12:00', '' ] );
	expect( field( 'End Date' ) ).toHaveValue( typed );
} );

it( 'clears the end date when the start date moves after it', async () => {
	render( <Harness keepOpenOnDateSelect /> );
	await type( 'Start Date', '04/02/2018' );
	await type( 'End Date', '04/09/2018' );
	expect( screen.getAllByRole( 'dialog' ) ).not.toHaveLength( 0 );
	await type( 'Start Date', '04/09/2018' );
	expect( text() ).toEqual( [ '2018-04-09T12:00', '' ] );
} );

it( 'opens the keyboard help with a question mark without typing it', async () => {
	render( <Harness /> );
	await user.click( field( 'Start Date' ) );
	await user.keyboard( '?' );
	expect(
		await screen.findByRole( 'dialog', { name: 'Keyboard shortcuts' } )
	).toBeInTheDocument();
	expect( field( 'Start Date' ) ).toHaveValue( '' );
	await type( 'Start Date', '04/02?' );
	expect( field( 'Start Date' ) ).toHaveValue( '' );
} );

it( 'moves focus into the calendar with Down and back with Escape', async () => {
	render( <Harness startDate={ toStoreMoment( '2018-04-02' ) } /> );
	await user.click( field( 'Start Date' ) );
	await screen.findByRole( 'grid' );
	await user.keyboard( '{ArrowDown}' );
	expect(
		screen.getByRole( 'button', { name: /Selected.*April 2, 2018/ } )
	).toHaveFocus();
	await user.keyboard( '{Escape}' );
	expect( field( 'Start Date' ) ).toHaveFocus();
	await waitFor( () =>
		expect( screen.queryByRole( 'grid' ) ).not.toBeInTheDocument()
	);
} );

it( 'moves focus into the calendar once it has loaded', async () => {
	render( <Harness startDate={ toStoreMoment( '2018-04-02' ) } /> );
	act( () => field( 'Start Date' ).focus() );
	await user.keyboard( '{Escape}{ArrowDown}' );
	await waitFor( () =>
		expect(
			screen.getByRole( 'button', { name: /Selected.*April 2, 2018/ } )
		).toHaveFocus()
	);
} );

it( 'closes only when focus leaves the fields', async () => {
	render(
		<>
			<Harness />
			<button>After</button>
		</>
	);
	await user.click( field( 'Start Date' ) );
	await screen.findByRole( 'grid' );
	await user.tab();
	expect( field( 'End Date' ) ).toHaveFocus();
	expect( await screen.findByRole( 'grid' ) ).toBeInTheDocument();
	await user.tab();
	await waitFor( () =>
		expect( screen.queryByRole( 'grid' ) ).not.toBeInTheDocument()
	);
	expect( screen.getByRole( 'button', { name: 'After' } ) ).toHaveFocus();
} );

it( 'shows an error while a field contains an invalid date', async () => {
	render( <Harness /> );
	await type( 'Start Date', '13/45' );
	expect( field( 'Start Date' ) ).toBeInvalid();
	expect( field( 'Start Date' ) ).toHaveAccessibleDescription(
		'Date format: MM/DD/YYYY Invalid date'
	);
	await type( 'Start Date', '04/02/2018' );
	expect( field( 'Start Date' ) ).toBeValid();
} );

it.each( [
	[ true, 1 ],
	[ false, 0 ],
] )(
	'clears both dates (reopens the calendar: %p)',
	async ( reopens, count ) => {
		render(
			<Harness showClearDates reopenPickerOnClearDates={ reopens } />
		);
		await type( 'Start Date', '04/02/2018' );
		await type( 'End Date', '04/09/2018' );
		await user.click(
			screen.getByRole( 'button', { name: 'Clear dates' } )
		);
		expect( text() ).toEqual( [ '', '' ] );
		expect( field( 'Start Date' ) ).toHaveFocus();
		await waitFor( () =>
			expect( screen.queryAllByRole( 'grid' ) ).toHaveLength( count )
		);
	}
);

it( 'makes days before today unavailable by default', async () => {
	render( <Harness isOutsideRange={ undefined } /> );
	await type( 'Start Date', '04/02/2018' );
	expect( text() ).toEqual( [ '', '' ] );
	await type( 'Start Date', '04/02/2999' );
	expect( text() ).toEqual( [ '2999-04-02T12:00', '' ] );
} );

import {
	configure,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { toStoreMoment } from '@storedeck/date';
import type { Moment } from 'moment';
import { SingleDatePicker } from '..';
import type { SingleDatePickerProps } from '..';

// The calendar is loaded asynchronously.
configure( { defaultHidden: true } );

const user = userEvent.setup( { delay: null } );
const calls: string[] = [];

function Harness( props: Partial< SingleDatePickerProps > ) {
	const [ date, setDate ] = useState< Moment | null >(
		toStoreMoment( '2018-04-02' )
	);
	const [ focused, setFocused ] = useState( false );
	return (
		<SingleDatePicker
			date={ date }
			displayFormat="MM/DD/YYYY"
			isOutsideRange={ ( day ) => day.year() > 2018 }
			isDayBlocked={ ( day ) => day.date() === 5 }
			focused={ focused }
			onDateChange={ ( next ) => {
				calls.push( `date ${ next?.format( 'YYYY-MM-DDTHH' ) }` );
				setDate( next );
			} }
			onFocusChange={ ( change ) => {
				calls.push( `focused ${ change.focused }` );
				setFocused( change.focused );
			} }
			onClose={ ( choice ) =>
				calls.push( `close ${ choice.date.format( 'YYYY-MM-DD' ) }` )
			}
			{ ...props }
		/>
	);
}

const field = () => screen.getByRole( 'textbox', { name: 'Date' } );
const type = async ( value: string ) => {
	await user.click( field() );
	fireEvent.change( field(), { target: { value } } );
};

beforeEach( () => {
	calls.length = 0;
	window.storedeckSettings = { timeZone: 'UTC' };
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'sets the selected date and closes', async () => {
	render( <Harness /> );
	await user.click( field() );
	await user.click(
		await screen.findByRole( 'button', { name: /April 11, 2018/ } )
	);
	expect( calls ).toEqual( [
		'focused true',
		'date 2018-04-11T12',
		'focused false',
		'close 2018-04-11',
	] );
	expect( field() ).toHaveFocus();
	expect( field() ).toHaveValue( '04/11/2018' );
} );

it( 'ignores a blocked day', async () => {
	render( <Harness /> );
	await user.click( field() );
	const blocked = await screen.findByRole( 'button', {
		name: /April 5, 2018 is not selectable/,
	} );
	await user.click( blocked );
	expect( calls ).toEqual( [ 'focused true' ] );
} );

it.each( [
	[
		'04/11/2018',
		[ 'date 2018-04-11T12', 'focused false', 'close 2018-04-11' ],
	],
	[
		'2018-04-11',
		[ 'date 2018-04-11T12', 'focused false', 'close 2018-04-11' ],
	],
	[ '04/05/2018', [ 'date undefined' ] ],
	[ '01/01/2019', [ 'date undefined' ] ],
	[ '4/11', [ 'date undefined' ] ],
] )( 'parses %p', async ( text, expected ) => {
	render( <Harness /> );
	await type( text );
	expect( calls.slice( 1 ) ).toEqual( expected );
} );

it( 'stays open when keepOpenOnDateSelect is set', async () => {
	render( <Harness keepOpenOnDateSelect /> );
	await type( '04/11/2018' );
	expect( calls ).toEqual( [ 'focused true', 'date 2018-04-11T12' ] );
} );

it.each( [ true, false ] )(
	'clears the date (reopens the calendar: %p)',
	async ( reopens ) => {
		render( <Harness showClearDate reopenPickerOnClearDate={ reopens } /> );
		await user.click(
			screen.getByRole( 'button', { name: 'Clear date' } )
		);
		expect( calls ).toEqual( [ 'date undefined', `focused ${ reopens }` ] );
	}
);

it( 'closes when focus moves elsewhere', async () => {
	render(
		<>
			<Harness />
			<button>After</button>
		</>
	);
	await user.click( field() );
	await screen.findByRole( 'grid' );
	await user.tab();
	await waitFor( () =>
		expect( calls ).toEqual( [ 'focused true', 'focused false' ] )
	);
	expect( screen.getByRole( 'button', { name: 'After' } ) ).toHaveFocus();
} );

it( 'shows an error for invalid text', async () => {
	render( <Harness /> );
	await type( '4/11' );
	expect( field() ).toHaveAccessibleDescription(
		'Date format: MM/DD/YYYY Invalid date'
	);
} );

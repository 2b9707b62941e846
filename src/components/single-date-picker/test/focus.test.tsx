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
import { SingleDatePicker } from '..';
import type { SingleDatePickerProps } from '..';
import { toNoonMoment } from '../../calendar/typed-day';

// The calendar is loaded asynchronously.
configure( { defaultHidden: true } );

const user = userEvent.setup( { delay: null } );
const calls: string[] = [];

function Harness( props: Partial< SingleDatePickerProps > ) {
	const [ focused, setFocused ] = useState( false );
	return (
		<>
			<SingleDatePicker
				date={ toNoonMoment( '2018-04-02' ) }
				isOutsideRange={ () => false }
				focused={ focused }
				onDateChange={ ( date ) =>
					calls.push( `date ${ date && date.format( 'MM-DD' ) }` )
				}
				onFocusChange={ ( change ) => {
					calls.push( `focused ${ change.focused }` );
					setFocused( change.focused );
				} }
				{ ...props }
			/>
			<button>After</button>
		</>
	);
}

const field = () => screen.getByRole( 'textbox' );
const grid = () => screen.queryByRole( 'grid' );
const help = () => screen.queryByRole( 'dialog', { name: /shortcuts/ } );
const selectedDay = () =>
	screen.getByRole( 'button', { name: 'Selected. Monday, April 2, 2018' } );

async function open( props: Partial< SingleDatePickerProps > = {} ) {
	render( <Harness { ...props } /> );
	act( () => field().focus() );
	await screen.findByRole( 'grid' );
}
const expectClosed = () =>
	waitFor( () => expect( grid() ).not.toBeInTheDocument() );

beforeEach( () => {
	calls.length = 0;
	window.storedeckSettings = { timeZone: 'UTC' };
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'moves focus into the calendar with Down and back with Escape', async () => {
	await open();
	await user.keyboard( '{ArrowDown}' );
	expect( selectedDay() ).toHaveFocus();
	await user.keyboard( '{Escape}' );
	await expectClosed();
	expect( field() ).toHaveFocus();
	expect( calls ).toEqual( [
		'focused true',
		'focused true',
		'focused false',
	] );
} );

it( 'selects a day without a callback for closing', async () => {
	await open( { onClose: undefined } );
	fireEvent.change( field(), { target: { value: '04/05/2018' } } );
	await expectClosed();
	expect( calls ).toContain( 'date 04-05' );
} );

it( 'opens and moves focus into a closed calendar with Down', async () => {
	await open();
	await user.keyboard( '{Escape}' );
	await expectClosed();
	await user.keyboard( '{ArrowDown}' );
	await waitFor( () => expect( selectedDay() ).toHaveFocus() );
} );

it( 'returns focus when Escape closes the focused popover', async () => {
	await open();
	const popover = screen.getByRole( 'dialog', { name: 'Calendar' } );
	act( () => popover.focus() );
	fireEvent.keyDown( popover, { key: 'Escape', keyCode: 27 } );
	await expectClosed();
	expect( field() ).toHaveFocus();
} );

it( 'closes, with its help, without returning focus that has left it', async () => {
	await open();
	await user.keyboard( '?' );
	expect( screen.getByRole( 'button', { name: 'Close' } ) ).toHaveFocus();
	await user.click( screen.getByRole( 'button', { name: 'After' } ) );
	await expectClosed();
	expect( screen.getByRole( 'button', { name: 'After' } ) ).toHaveFocus();
	act( () => field().focus() );
	await screen.findByRole( 'grid' );
	expect( help() ).not.toBeInTheDocument();
} );

it( 'does not report a change when focus leaves a closed field', async () => {
	await open();
	await user.keyboard( '{Escape}' );
	await expectClosed();
	calls.length = 0;
	jest.useFakeTimers();
	act( () => screen.getByRole( 'button', { name: 'After' } ).focus() );
	act( () => jest.runAllTimers() );
	jest.useRealTimers();
	expect( calls ).toEqual( [] );
} );

it( 'makes days before today unavailable by default', () => {
	render( <Harness isOutsideRange={ undefined } /> );
	fireEvent.change( field(), { target: { value: '2018-04-03' } } );
	expect( calls ).toEqual( [ 'date null' ] );
} );

it( 'clears the date without opening the calendar by default', async () => {
	render( <Harness showClearDate /> );
	await user.click( screen.getByRole( 'button', { name: 'Clear date' } ) );
	expect( calls ).toEqual( [ 'date null', 'focused false' ] );
	expect( field() ).toHaveFocus();
} );

it.each< [ Partial< SingleDatePickerProps > ] >( [
	[ {} ],
	[ { showClearDate: true, date: null } ],
] )( 'has no button to clear the date (%#)', ( props ) => {
	render( <Harness { ...props } /> );
	expect(
		screen.queryByRole( 'button', { name: 'Clear date' } )
	).not.toBeInTheDocument();
} );

it( 'uses a custom label and can be disabled', () => {
	render( <Harness label="Starts" disabled /> );
	expect( field() ).toHaveAccessibleName( 'Starts' );
	expect( field() ).toBeDisabled();
} );

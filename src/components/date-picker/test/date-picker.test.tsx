import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { toPlainDate, toStoreMoment } from '@storedeck/date';
import { DatePicker, parseDate } from '..';
import type { DatePickerProps, PickedDate } from '..';

const onUpdate = jest.fn();
const user = userEvent.setup();

function WithState( props: Partial< DatePickerProps > ) {
	const [ picked, setPicked ] = useState< PickedDate >( {
		date: toStoreMoment( '2018-04-10' ),
		text: '04/10/2018',
		error: null,
	} );
	return (
		<DatePicker
			dateFormat="MM/DD/YYYY"
			{ ...picked }
			{ ...props }
			onUpdate={ ( update ) => {
				onUpdate( {
					...update,
					date: update.date && toPlainDate( update.date ),
				} );
				setPicked( update );
			} }
		/>
	);
}

const field = () => screen.getByRole( 'textbox' );
const dialog = () => screen.queryByRole( 'dialog' );

async function open( props: Partial< DatePickerProps > = {} ) {
	render( <WithState { ...props } /> );
	await user.click( field() );
	await screen.findByRole( 'grid' );
}

async function retype( text: string ) {
	await user.clear( field() );
	onUpdate.mockClear();
	await user.paste( text );
}

beforeEach( () => onUpdate.mockClear() );

describe( 'DatePicker', () => {
	it( 'opens on focus and shows the month of the date', async () => {
		await open();
		expect( field() ).toHaveFocus();
		expect( field() ).toHaveAccessibleName( 'Choose a date' );
		expect( field() ).toHaveAttribute( 'placeholder', 'mm/dd/yyyy' );
		expect(
			screen.getByRole( 'heading', { name: 'select a date' } )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'grid', { name: /April 2018/ } )
		).toBeInTheDocument();
	} );

	it( 'selects a day, closes the calendar and keeps focus on the field', async () => {
		await open();
		await user.click(
			screen.getByRole( 'button', { name: /April 20, 2018/ } )
		);
		expect( onUpdate ).toHaveBeenCalledWith( {
			date: '2018-04-20',
			text: '04/20/2018',
			error: null,
		} );
		await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
		expect( field() ).toHaveFocus();
	} );

	it( 'moves focus into the calendar with Down and selects with Enter', async () => {
		await open();
		await user.keyboard( '{ArrowDown}{ArrowRight}{Enter}' );
		expect( onUpdate ).toHaveBeenCalledWith( {
			date: '2018-04-11',
			text: '04/11/2018',
			error: null,
		} );
	} );

	it( 'closes with Escape and opens again with the button', async () => {
		await open();
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
		expect( field() ).toHaveFocus();
		await user.click( screen.getByRole( 'button', { name: 'Calendar' } ) );
		expect(
			screen.getByRole( 'dialog', { name: 'Choose a date' } )
		).toBeInTheDocument();
	} );

	it( 'moves focus into the calendar with the button and back with Escape', async () => {
		render( <WithState /> );
		await user.tab();
		await user.keyboard( '{Escape}' );
		await user.tab();
		await user.keyboard( '{Enter}' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: /April 10, 2018/ } )
			).toHaveFocus()
		);
		await user.keyboard( '{ArrowRight}{Escape}' );
		await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
		expect( field() ).toHaveFocus();
		expect( onUpdate ).not.toHaveBeenCalled();
	} );

	it( 'opens and moves focus into a closed calendar with Down', async () => {
		render( <WithState /> );
		await user.tab();
		await user.keyboard( '{Escape}{ArrowDown}' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: /April 10, 2018/ } )
			).toHaveFocus()
		);
	} );

	it( 'closes without taking focus back when focus moves elsewhere', async () => {
		render(
			<>
				<WithState />
				<button>After</button>
			</>
		);
		await user.click( field() );
		await screen.findByRole( 'grid' );
		await user.tab();
		expect(
			screen.getByRole( 'button', { name: 'Calendar' } )
		).toHaveFocus();
		expect( dialog() ).toBeInTheDocument();
		await user.tab();
		await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
		expect( screen.getByRole( 'button', { name: 'After' } ) ).toHaveFocus();
	} );

	it.each( [
		[ '04/12/2018', '2018-04-12', null ],
		[ '2018-04-12', '2018-04-12', null ],
		[ '02/30/2018', null, 'Invalid date' ],
		[ '4/1', null, 'Invalid date' ],
		[ ' ', null, null ],
	] )( 'parses %j', async ( text, date, error ) => {
		render( <WithState /> );
		await user.click( field() );
		await retype( text );
		expect( onUpdate ).toHaveBeenCalledWith( { date, text, error } );
	} );

	it( 'describes the field with the validation error', async () => {
		render( <WithState /> );
		await user.click( field() );
		await retype( 'tomorrow' );
		expect( field() ).toBeInvalid();
		expect( field() ).toHaveAccessibleDescription(
			'Date format: MM/DD/YYYY Invalid date'
		);
	} );

	it( 'rejects unavailable days, typed or selected', async () => {
		const isInvalidDate = ( date: Date ) => date.getDate() > 15;
		await open( { isInvalidDate } );
		await act( async () =>
			screen
				.getByRole( 'button', {
					name: /April 20, 2018.* is not selectable/,
				} )
				.click()
		);
		expect( onUpdate ).not.toHaveBeenCalled();
		await retype( '04/20/2018' );
		expect( onUpdate ).toHaveBeenCalledWith( {
			date: null,
			text: '04/20/2018',
			error: 'Invalid date',
		} );
	} );

	it( 'does not open when disabled', () => {
		render( <WithState disabled /> );
		expect( field() ).toBeDisabled();
		expect(
			screen.getByRole( 'button', { name: 'Calendar' } )
		).toBeDisabled();
	} );

	it( 'closes with its button and returns focus to the field', async () => {
		await open();
		const button = screen.getByRole( 'button', { name: 'Calendar' } );
		expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		await user.click( button );
		await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
		expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( field() ).toHaveFocus();
	} );

	it( 'returns focus to the field when Escape closes the focused popover', async () => {
		await open();
		const popover = screen.getByRole( 'dialog' );
		act( () => popover.focus() );
		fireEvent.keyDown( popover, { key: 'Escape', keyCode: 27 } );
		await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
		expect( field() ).toHaveFocus();
	} );

	it( 'focuses the month navigation if no day is available', async () => {
		await open( { isInvalidDate: () => true } );
		await user.keyboard( '{ArrowDown}' );
		expect( dialog()?.querySelector( 'nav button' ) ).toHaveFocus();
	} );

	it( 'handles only Down, and Escape while it is open', async () => {
		const onKeyDown = jest.fn();
		render(
			<div role="presentation" onKeyDown={ onKeyDown }>
				<WithState />
			</div>
		);
		await user.tab();
		const isUnhandled = ( key: string ) =>
			fireEvent.keyDown( field(), { key } );
		expect( isUnhandled( 'ArrowUp' ) ).toBe( true );
		expect( dialog() ).toBeInTheDocument();
		expect( isUnhandled( 'Escape' ) ).toBe( false );
		await waitFor( () => expect( dialog() ).not.toBeInTheDocument() );
		expect( isUnhandled( 'ArrowUp' ) ).toBe( true );
		expect( dialog() ).not.toBeInTheDocument();
		expect( isUnhandled( 'Escape' ) ).toBe( true );
		// The Escape that closes the calendar is not passed on.
		expect( onKeyDown ).toHaveBeenCalledTimes( 3 );
		expect( isUnhandled( 'ArrowDown' ) ).toBe( false );
		expect( await screen.findByRole( 'grid' ) ).toBeInTheDocument();
	} );

	it( 'names a day by its date and has no selected day without a date', async () => {
		await open( { date: null, text: undefined } );
		expect( field() ).toHaveValue( '' );
		expect( field() ).toBeValid();
		expect( field() ).toBeEnabled();
		expect(
			screen.queryByRole( 'button', { name: /^Selected/ } )
		).not.toBeInTheDocument();
	} );

	it( 'selects days in English digits and uses a custom label', async () => {
		const date = toStoreMoment( '2018-04-10' ).locale( 'ar' );
		await open( { date, label: 'Starts' } );
		expect(
			screen.getByRole( 'dialog', { name: 'Starts' } )
		).toBeInTheDocument();
		await user.click(
			screen.getByRole( 'button', { name: 'Friday, April 20, 2018' } )
		);
		expect( onUpdate.mock.calls[ 0 ]?.[ 0 ] ).toHaveProperty(
			'text',
			'04/20/2018'
		);
	} );
} );

it.each( [
	[ '04/12/2018', '2018-04-12', null ],
	[ ' 04/12/2018 ', '2018-04-12', null ],
	[ '04/15/2018', null, 'Invalid date' ],
	[ ' x ', null, 'Invalid date' ],
	[ '', null, null ],
] )( 'parses %j where the 15th is unavailable', ( text, day, error ) => {
	const { date, ...rest } = parseDate( text, {
		dateFormat: 'MM/DD/YYYY',
		isInvalidDate: ( noon ) =>
			noon.getDate() === 15 && noon.getHours() === 12,
	} );
	expect( date && toPlainDate( date ) ).toBe( day );
	expect( rest ).toEqual( { text, error } );
} );

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { CalendarWithHelp } from '../calendar-with-help';

jest.mock( '../lazy-calendar', () => ( {
	LazyCalendar: () => <button>15</button>,
} ) );

const user = userEvent.setup( { delay: null } );
const onOuterKey = jest.fn();

function Harness() {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		// Stands for the popover, which closes on Escape.
		<div role="presentation" onKeyDown={ ( { key } ) => onOuterKey( key ) }>
			<CalendarWithHelp
				choosing="date"
				onChoose={ () => {} }
				isHelpOpen={ isOpen }
				onHelpToggle={ setIsOpen }
			/>
		</div>
	);
}

const help = () => screen.queryByRole( 'dialog' );
const button = ( name: string ) => screen.getByRole( 'button', { name } );

beforeEach( () => {
	onOuterKey.mockClear();
	render( <Harness /> );
} );

it( 'opens and closes with its button', async () => {
	const toggle = button( 'Keyboard shortcuts' );
	expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( help() ).not.toBeInTheDocument();
	await user.click( toggle );
	expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( help() ).toHaveAccessibleName( 'Keyboard shortcuts' );
	expect( button( 'Close' ) ).toHaveFocus();
	await user.click( toggle );
	expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( help() ).not.toBeInTheDocument();
} );

it( 'lists all shortcuts', async () => {
	await user.click( button( 'Keyboard shortcuts' ) );
	expect(
		screen.getAllByRole( 'term' ).map( ( { textContent } ) => textContent )
	).toEqual( [
		'Enter, Space',
		'Right, Left',
		'Up, Down',
		'Page Up, Page Down',
		'Home, End',
		'Escape',
		'Question mark',
	] );
	expect( screen.getAllByRole( 'definition' )[ 4 ] ).toHaveTextContent(
		'Go to the first or last day of the week.'
	);
} );

it.each( [ 'Close', 'Escape' ] )(
	'returns focus when it is closed with %s',
	async ( how ) => {
		act( () => button( '15' ).focus() );
		await user.keyboard( '?' );
		expect( button( 'Close' ) ).toHaveFocus();
		await user.keyboard( how === 'Close' ? '{Enter}' : '{Escape}' );
		expect( help() ).not.toBeInTheDocument();
		expect( button( '15' ) ).toHaveFocus();
	}
);

it( 'handles Escape before the popover only while it is open', async () => {
	act( () => button( '15' ).focus() );
	await user.keyboard( '?{Escape}' );
	expect( onOuterKey.mock.calls ).toEqual( [ [ '?' ] ] );
	await user.keyboard( '{Escape}' );
	expect( onOuterKey ).toHaveBeenLastCalledWith( 'Escape' );
} );

it( 'does not open with other keys and keeps them for the calendar', async () => {
	const isUnhandled = ( key: string ) =>
		fireEvent.keyDown( button( '15' ), { key } );
	expect( isUnhandled( 'ArrowDown' ) ).toBe( true );
	expect( help() ).not.toBeInTheDocument();
	expect( isUnhandled( '?' ) ).toBe( false );
	expect( help() ).toBeInTheDocument();
	expect( isUnhandled( 'ArrowDown' ) ).toBe( true );
	expect( help() ).toBeInTheDocument();
	expect( isUnhandled( 'Escape' ) ).toBe( false );
} );

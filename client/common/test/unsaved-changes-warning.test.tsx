import { act, fireEvent, render, screen } from '@testing-library/react';
import { getHistory, getNewPath, getPath } from '@storedeck/navigation';
import { UnsavedChangesWarning } from '../unsaved-changes-warning';

const onLeave = jest.fn();
const show = ( isDirty: boolean, path = '/products/7' ) => (
	<UnsavedChangesWarning
		isDirty={ isDirty }
		isInside={ ( { pathname } ) => pathname.startsWith( path ) }
		onLeave={ onLeave }
	/>
);
const go = ( path: string ) =>
	act( () => getHistory().push( getNewPath( {}, path, {} ) ) );
const click = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ) );

beforeEach( () => {
	onLeave.mockClear();
	go( '/products/7' );
} );

it( 'lets a screen without changes be left', () => {
	render( show( false ) );
	go( '/inbox' );
	expect( getPath() ).toBe( '/inbox' );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( onLeave ).not.toHaveBeenCalled();
} );

it( 'asks before changes are lost, and stays', () => {
	render( show( true ) );
	go( '/inbox' );
	expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
		'You have unsaved changes. If you proceed, they will be lost.'
	);
	expect( getPath() ).toBe( '/products/7' );
	click( 'Cancel' );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( getPath() ).toBe( '/products/7' );
	expect( onLeave ).not.toHaveBeenCalled();
	go( '/inbox' );
	expect( screen.getByRole( 'dialog' ) ).toBeVisible();
} );

it( 'leads to the wanted screen when the user discards the changes', () => {
	render( show( true ) );
	go( '/inbox' );
	click( 'Leave without saving' );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( onLeave ).toHaveBeenCalledTimes( 1 );
	expect( getPath() ).toBe( '/inbox' );
} );

it( 'does not ask inside of the edited screen, whatever that is by then', () => {
	const { rerender } = render( show( true ) );
	go( '/products/7/images' );
	expect( getPath() ).toBe( '/products/7/images' );
	rerender( show( true, '/products/8' ) );
	go( '/products/8' );
	expect( getPath() ).toBe( '/products/8' );
	go( '/products/7' );
	expect( screen.getByRole( 'dialog' ) ).toBeVisible();
} );

it( 'does not ask once the changes are saved or the screen is gone', () => {
	const { rerender, unmount } = render( show( true ) );
	rerender( show( false ) );
	go( '/inbox' );
	expect( getPath() ).toBe( '/inbox' );
	rerender( show( true ) );
	unmount();
	go( '/stock' );
	expect( getPath() ).toBe( '/stock' );
} );

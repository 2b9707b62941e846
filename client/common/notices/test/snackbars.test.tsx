import { act, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { dispatch, select } from '@wordpress/data';
import { store as coreStore } from '@wordpress/notices';
import { store as ownStore } from '@storedeck/notices';
import { SnackbarArea } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( speak ).mockClear();
} );

afterEach( () => {
	for ( const store of [ coreStore, ownStore ] ) {
		for ( const { id } of select( store ).getNotices() ) {
			act( () => {
				dispatch( store ).removeNotice( id );
			} );
		}
	}
	jest.useRealTimers();
} );

const show = ( text: string, options: object = {} ) =>
	act( () => {
		dispatch( ownStore ).createNotice( 'info', text, {
			type: 'snackbar',
			...options,
		} );
	} );

describe( 'SnackbarArea', () => {
	it( 'shows only snackbars, from both stores', () => {
		render( <SnackbarArea /> );
		show( 'Own' );
		show( 'Stays on the page', { type: 'default' } );
		act( () => {
			dispatch( coreStore ).createInfoNotice( 'Core', {
				type: 'snackbar',
			} );
		} );
		expect( screen.getByText( 'Own' ) ).toBeVisible();
		expect( screen.getByText( 'Core' ) ).toBeVisible();
		expect( screen.queryByText( 'Stays on the page' ) ).toBeNull();
		expect( speak ).toHaveBeenCalledWith( 'Own', 'polite' );
		expect( speak ).toHaveBeenCalledWith( 'Core', 'polite' );
	} );

	it( 'removes a snackbar after ten seconds, and the space for it', () => {
		const onDismiss = jest.fn();
		render( <SnackbarArea /> );
		const page = document.documentElement;
		expect( page ).not.toHaveClass( 'storedeck-has-snackbars' );
		show( 'Short', { onDismiss } );
		expect( page ).toHaveClass( 'storedeck-has-snackbars' );
		act( () => jest.advanceTimersByTime( 9_999 ) );
		expect( screen.getByText( 'Short' ) ).toBeVisible();
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( screen.queryByText( 'Short' ) ).toBeNull();
		expect( page ).not.toHaveClass( 'storedeck-has-snackbars' );
		expect( onDismiss ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps a snackbar while it has the focus', () => {
		render( <SnackbarArea /> );
		show( 'Held' );
		act( () => screen.getByRole( 'button' ).focus() );
		act( () => jest.advanceTimersByTime( 60_000 ) );
		expect( screen.getByText( 'Held' ) ).toBeVisible();
		act( () => screen.getByRole( 'button' ).blur() );
		act( () => jest.advanceTimersByTime( 10_000 ) );
		expect( screen.queryByText( 'Held' ) ).toBeNull();
	} );

	it( 'dismisses a snackbar on click unless it needs an explicit dismissal', () => {
		render( <SnackbarArea /> );
		show( 'Click me' );
		show( 'Keep me', { explicitDismiss: true } );
		fireEvent.click( screen.getByText( 'Click me' ) );
		fireEvent.click( screen.getByText( 'Keep me' ) );
		expect( screen.queryByText( 'Click me' ) ).toBeNull();
		act( () => jest.advanceTimersByTime( 60_000 ) );
		expect( screen.getByText( 'Keep me' ) ).toBeVisible();
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Dismiss this notice' } )
		);
		expect( screen.queryByText( 'Keep me' ) ).toBeNull();
	} );

	it( 'shows only the first action', () => {
		const undo = jest.fn();
		render( <SnackbarArea /> );
		show( 'Done', {
			actions: [
				{ label: 'Undo', onClick: undo },
				{ label: 'More', onClick: jest.fn() },
			],
		} );
		expect( screen.queryByRole( 'button', { name: 'More' } ) ).toBeNull();
		fireEvent.click( screen.getByRole( 'button', { name: 'Undo' } ) );
		expect( undo ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByText( 'Done' ) ).toBeNull();
	} );

	it( 'renders no link for a javascript: URL', () => {
		render( <SnackbarArea /> );
		show( 'Evil', {
			actions: [ { label: 'Go', url: 'javascript:alert(1)' } ],
		} );
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'restores the focus when a snackbar is removed', () => {
		render(
			<>
				<button>Before</button>
				<SnackbarArea />
			</>
		);
		show( 'Done' );
		act( () => screen.getByRole( 'button', { name: 'Before' } ).focus() );
		const dismiss = screen.getByRole( 'button', {
			name: 'Dismiss this notice',
		} );
		act( () => dismiss.focus() );
		fireEvent.click( dismiss );
		expect(
			screen.getByRole( 'button', { name: 'Before' } )
		).toHaveFocus();
	} );
} );

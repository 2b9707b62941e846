import { fireEvent, render, screen } from '@testing-library/react';
import type { Note as NoteData } from '@storedeck/data';
import { Note } from '../note';

const handlers = {
	onAction: jest.fn(),
	onNavigate: jest.fn(),
	onDismiss: jest.fn(),
};

beforeEach( () => {
	jest.clearAllMocks();
	window.storedeckSettings = {
		adminUrl: 'http://shop.test/wp-admin/',
		pageName: 'storedeck',
	};
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

const NOTE: NoteData = {
	id: 1,
	type: 'warning',
	title: 'Low stock',
	content: 'Order <strong>more</strong><img src=x onerror=alert(1)>',
	status: 'unactioned',
	date_created: '2026-01-01T08:00:00',
	date_created_gmt: '2026-01-01T16:00:00',
	actions: [
		{
			id: 1,
			label: 'View stock',
			url: 'admin.php?page=storedeck&path=%2Fstock',
		},
		{ id: 2, label: 'Read on', url: 'https://example.com' },
		{ id: 3, label: 'Not now', url: '' },
		{ id: 4, label: 'Evil', url: 'javascript:alert(1)' },
	],
};

const show = ( note: Partial< NoteData > = {}, isNew = false ) =>
	render(
		<Note note={ { ...NOTE, ...note } } isNew={ isNew } { ...handlers } />
	);

describe( 'Note', () => {
	it( 'shows type, title and content without external images', () => {
		const { container } = show( {}, true );
		expect(
			screen.getByRole( 'heading', { name: 'Low stock' } )
		).toBeVisible();
		expect( screen.getByText( 'Warning' ) ).toBeVisible();
		expect( screen.getByText( 'New' ) ).toBeVisible();
		expect( screen.getByText( 'more' ).tagName ).toBe( 'STRONG' );
		expect( container.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'shows no "New" label on a message that was read', () => {
		show();
		expect( screen.queryByText( 'New' ) ).toBeNull();
	} );

	it( 'follows internal links, opens external ones in a new tab and runs no script', () => {
		show();
		fireEvent.click( screen.getByRole( 'link', { name: 'View stock' } ) );
		expect( handlers.onNavigate ).toHaveBeenCalledWith(
			NOTE.actions?.[ 0 ]
		);
		const outside = screen.getByRole( 'link', { name: /Read on/ } );
		expect( outside ).toHaveAttribute( 'target', '_blank' );
		fireEvent.click( outside );
		expect( handlers.onAction ).toHaveBeenCalledWith( NOTE.actions?.[ 1 ] );
		fireEvent.click( screen.getByRole( 'button', { name: 'Not now' } ) );
		expect( handlers.onAction ).toHaveBeenCalledWith( NOTE.actions?.[ 2 ] );
		expect( screen.queryByRole( 'link', { name: 'Evil' } ) ).toBeNull();
	} );

	it( 'leaves Ctrl+click to the browser', () => {
		show();
		fireEvent.click( screen.getByRole( 'link', { name: 'View stock' } ), {
			ctrlKey: true,
		} );
		expect( handlers.onNavigate ).not.toHaveBeenCalled();
		expect( handlers.onAction ).toHaveBeenCalled();
	} );

	it( 'shows the confirmation text instead of buttons after an action', () => {
		show( {
			status: 'actioned',
			actions: [ { id: 1, label: 'Yes', actioned_text: 'Thank you!' } ],
		} );
		expect( screen.getByText( 'Thank you!' ) ).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Yes' } ) ).toBeNull();
	} );

	it( "can't be dismissed while a request is pending", () => {
		const { unmount } = show( { isUpdating: true } );
		fireEvent.click( screen.getByRole( 'button', { name: /Dismiss/ } ) );
		expect( handlers.onDismiss ).not.toHaveBeenCalled();
		unmount();
		show();
		fireEvent.click(
			screen.getByRole( 'button', {
				name: 'Dismiss “Low stock”',
			} )
		);
		expect( handlers.onDismiss ).toHaveBeenCalledTimes( 1 );
	} );
} );

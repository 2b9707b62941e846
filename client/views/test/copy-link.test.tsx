import { screen } from '@testing-library/react';
import { getNotices } from '../../common/test/render-with-notices';
import { VIEW, choose, openScreen } from './open-views';

const LINK =
	'https://store.test/wp-admin/admin.php?page=storedeck&orderby=total&view=v1&path=%2Fanalytics%2Forders';

/** What a browser with or without HTTPS offers. */
function setBrowser( {
	isSecure,
	writeText,
	copy,
}: {
	isSecure: boolean;
	writeText?: ( text: string ) => Promise< void >;
	copy?: () => boolean;
} ) {
	Object.defineProperty( window, 'isSecureContext', {
		configurable: true,
		value: isSecure,
	} );
	Object.defineProperty( navigator, 'clipboard', {
		configurable: true,
		value: writeText && { writeText },
	} );
	Object.assign( document, { execCommand: copy } );
}

afterEach( () => {
	Reflect.deleteProperty( window, 'isSecureContext' );
	Reflect.deleteProperty( navigator, 'clipboard' );
	Reflect.deleteProperty( document, 'execCommand' );
	delete window.storedeckSettings;
} );

async function copyLink( browser: Parameters< typeof setBrowser >[ 0 ] ) {
	setBrowser( browser );
	await openScreen( { views: [ VIEW ] } );
	await choose( 'Copy link' );
}

it( 'copies the whole URL of a view', async () => {
	const writeText = jest.fn( async () => {} );
	const copy = jest.fn( () => true );
	await copyLink( { isSecure: true, writeText, copy } );
	expect( writeText.mock.calls ).toEqual( [ [ LINK ] ] );
	expect( copy ).not.toHaveBeenCalled();
	expect( getNotices() ).toHaveTextContent( 'Link copied.' );
} );

it( 'reports a browser that does not allow it', async () => {
	await copyLink( {
		isSecure: true,
		writeText: () => Promise.reject( new Error( 'Denied.' ) ),
	} );
	expect( getNotices() ).toHaveTextContent(
		'Could not copy the link. Denied.'
	);
	expect( getNotices() ).not.toHaveTextContent( 'Link copied.' );
} );

describe.each( [
	[ 'HTTPS', { isSecure: false, writeText: async () => {} } ],
	[ 'the Clipboard API', { isSecure: true } ],
] )( 'without %s', ( _, browser ) => {
	it( 'copies a selected text, and keeps the focus', async () => {
		let copied: string | undefined;
		await copyLink( {
			...browser,
			copy: () => {
				const field = document.querySelector( 'textarea' );
				copied = field?.value.slice(
					field.selectionStart,
					field.selectionEnd
				);
				// Browsers do this when a text is selected, jsdom does not.
				field?.focus();
				return true;
			},
		} );
		expect( copied ).toBe( LINK );
		expect( getNotices() ).toHaveTextContent( 'Link copied.' );
		expect(
			screen.queryByRole( 'textbox', { hidden: true } )
		).not.toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: 'Actions for “Large orders”' } )
		).toHaveFocus();
	} );

	it( 'reports a browser that does not allow it', async () => {
		await copyLink( { ...browser, copy: () => false } );
		expect( getNotices() ).toHaveTextContent( 'Could not copy the link.' );
		expect(
			screen.queryByRole( 'textbox', { hidden: true } )
		).not.toBeInTheDocument();
	} );
} );

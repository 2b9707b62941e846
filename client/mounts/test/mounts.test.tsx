import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { removeFilter } from '@wordpress/hooks';
import { addFilter } from '@storedeck/extend';
import {
	followLinksOutsideApp,
	observePlaceholders,
	mount,
	mountAll,
	registerApp,
} from '..';
import { required, string } from '../props/fields';
import { MOUNTS } from '../registry';

jest.mock( '../registry', () => ( { MOUNTS: {} } ) );

const loadScreen = jest.fn( async () => {} );

function Greeting( { name }: Record< string, unknown > ) {
	const [ count, setCount ] = useState( 0 );
	if ( name === 'no one' ) {
		throw new Error( 'There is no one.' );
	}
	return (
		<button onClick={ () => setCount( count + 1 ) }>
			{ `Hello ${ String( name ) } ${ count }` }
		</button>
	);
}

const load = jest.fn( async () => ( {
	schema: { name: required( string() ), title: string() },
	component: Greeting,
} ) );

const signIn = ( capabilities: Record< string, boolean > ) => {
	window.storedeckSettings = {
		adminUrl: 'http://shop.test/wp-admin/',
		currentUser: { id: 1, name: 'Ann', capabilities, preferences: {} },
	};
};

const addPlaceholder = ( name: string, props?: unknown ) => {
	const element = document.createElement( 'div' );
	element.dataset.storedeckMount = name;
	if ( props !== undefined ) {
		element.dataset.props =
			typeof props === 'string' ? props : JSON.stringify( props );
	}
	document.body.append( element );
	return element;
};

const mountAllHere = () =>
	act( async () => {
		mountAll();
	} );

beforeAll( () =>
	registerApp( { component: () => <p>The app</p>, loadScreen } )
);

beforeEach( () => {
	document.body.replaceChildren();
	signIn( { view_woocommerce_reports: true, edit_posts: true } );
	load.mockClear();
	Object.assign( MOUNTS, { greeting: load } );
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'placeholders', () => {
	it( 'are mounted independently', async () => {
		const first = addPlaceholder( 'greeting', { name: 'Ann' } );
		const second = addPlaceholder( 'greeting', { name: 'Ben' } );
		await mountAllHere();
		act( () => within( first ).getByRole( 'button' ).click() );
		expect( first ).toHaveTextContent( 'Hello Ann 1' );
		expect( second ).toHaveTextContent( 'Hello Ben 0' );
	} );

	it( 'are mounted only once', async () => {
		const element = addPlaceholder( 'greeting', { name: 'Ann' } );
		await act( async () => {
			mountAll();
			mountAll();
			mount( element );
		} );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
	} );

	it( 'mount the app', async () => {
		addPlaceholder( 'app' );
		await mountAllHere();
		expect( await screen.findByText( 'The app' ) ).toBeVisible();
	} );

	it( 'mount the app without waiting for a slow screen', async () => {
		loadScreen.mockImplementationOnce( () => new Promise( () => {} ) );
		addPlaceholder( 'app' );
		await mountAllHere();
		expect( screen.queryByText( 'The app' ) ).not.toBeInTheDocument();
		expect( await screen.findByText( 'The app' ) ).toBeVisible();
	} );

	it( 'keep working when another one fails, which offers a retry', async () => {
		const error = jest.spyOn( console, 'error' ).mockReturnValue();
		addPlaceholder( 'greeting', { name: 'no one' } );
		const other = addPlaceholder( 'greeting', { name: 'Ann' } );
		await mountAllHere();
		const alert = screen.getByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'Could not display this section.' );
		expect( alert ).toHaveTextContent( 'There is no one.' );
		expect( within( alert ).getByRole( 'button' ) ).toBeVisible();
		expect( other ).toHaveTextContent( 'Hello Ann' );
		expect( error ).toHaveBeenCalledWith(
			'Storedeck: placeholder greeting failed.',
			expect.any( Error )
		);
		error.mockRestore();
	} );

	it( 'list invalid props for users who can edit posts', async () => {
		addPlaceholder( 'greeting', { title: '' } );
		await mountAllHere();
		const note = screen.getByRole( 'note' );
		expect( note ).toHaveTextContent(
			'name is missing: expected a string.'
		);
		expect( note ).toHaveTextContent(
			'title: expected a string, found "".'
		);
	} );

	it( 'list the available names', async () => {
		addPlaceholder( 'greetings' );
		await mountAllHere();
		expect( screen.getByRole( 'note' ) ).toHaveTextContent(
			'Unknown widget. Available: greeting.'
		);
	} );

	it.each( [
		[ 'greetings', {} ],
		[ 'greeting', '{' ],
		[ 'constructor', {} ],
	] )( 'show no errors to other users: %s %j', async ( name, props ) => {
		signIn( { view_woocommerce_reports: true } );
		const element = addPlaceholder( name, props );
		await mountAllHere();
		expect( element ).toHaveTextContent( '' );
		expect( element.textContent ).toBe( '' );
	} );

	it( 'show a widget that a plugin adds late, with its props', async () => {
		const element = addPlaceholder( 'acme-gauge', { value: 7 } );
		const invalid = addPlaceholder( 'acme-gauge', '{' );
		await mountAllHere();
		expect( element ).toHaveTextContent( 'Unknown widget' );
		addFilter( 'storedeck_mounts', 'acme/gauge', ( mounts ) => [
			...mounts,
			{ name: 'acme-other', component: () => <p>Another widget</p> },
			{
				name: 'acme-gauge',
				component: ( { value } ) => <p>{ `Value ${ value }` }</p>,
			},
		] );
		await waitFor( () => expect( element ).toHaveTextContent( 'Value 7' ) );
		expect( invalid ).toHaveTextContent( 'data-props is not valid JSON.' );
		removeFilter( 'storedeck_mounts', 'acme/gauge' );
	} );

	it( 'stay empty and load nothing for users who cannot view reports', async () => {
		signIn( { edit_posts: true } );
		const element = addPlaceholder( 'greeting', { name: 'Ann' } );
		await mountAllHere();
		expect( element.textContent ).toBe( '' );
		expect( load ).not.toHaveBeenCalled();
	} );

	it( 'are mounted when they are added, and unmounted when they are removed', async () => {
		const stop = observePlaceholders();
		const wrapper = document.createElement( 'section' );
		wrapper.innerHTML =
			'<div data-storedeck-mount="greeting" data-props=\'{"name":"Eve"}\'></div>';
		await act( async () => {
			document.body.append( wrapper );
		} );
		expect( await screen.findByRole( 'button' ) ).toHaveTextContent(
			'Hello Eve 0'
		);
		const element = wrapper.firstElementChild as HTMLElement;
		await act( async () => wrapper.remove() );
		await waitFor( () => expect( element ).toBeEmptyDOMElement() );
		stop();
	} );
} );

describe( 'links to the app', () => {
	const linkIn = ( element: HTMLElement ) => {
		element.innerHTML =
			'<a data-link-type="wc-admin" href="admin.php?page=storedeck&path=%2Freviews">Reviews</a>';
		return element.querySelector( 'a' ) as HTMLAnchorElement;
	};
	const click = ( link: HTMLAnchorElement, init?: MouseEventInit ) => {
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			...init,
		} );
		link.dispatchEvent( event );
		return event;
	};
	const assign = jest.fn();
	const page = new Proxy( document, {
		get: ( target, key ) => {
			if ( key === 'defaultView' ) {
				return { location: { assign } };
			}
			const value = Reflect.get( target, key );
			return typeof value === 'function' ? value.bind( target ) : value;
		},
	} );

	beforeAll( () => followLinksOutsideApp( page ) );
	beforeEach( () => assign.mockClear() );

	it( 'load the page of the screen on pages without the app', () => {
		const link = linkIn( addPlaceholder( 'greeting' ) );
		expect( click( link ).defaultPrevented ).toBe( true );
		expect( assign ).toHaveBeenCalledWith(
			'http://shop.test/wp-admin/admin.php?page=storedeck&path=%2Freviews'
		);
	} );

	it( 'are left to the browser with a modifier key, with an absolute URL', () => {
		const link = linkIn( addPlaceholder( 'greeting' ) );
		link.addEventListener( 'click', ( event ) => {
			// jsdom does not support navigation.
			event.preventDefault();
		} );
		click( link, { ctrlKey: true } );
		expect( assign ).not.toHaveBeenCalled();
		expect( link.href ).toBe(
			'http://shop.test/wp-admin/admin.php?page=storedeck&path=%2Freviews'
		);
	} );

	it( 'are left to the app on its own page', () => {
		const link = linkIn( addPlaceholder( 'app' ) );
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
		click( link );
		expect( assign ).not.toHaveBeenCalled();
	} );
} );

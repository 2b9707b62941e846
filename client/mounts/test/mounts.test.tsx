import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from '@wordpress/element';
import {
	followLinksOutsideApp,
	keepMounting,
	mount,
	mountAll,
	registerApp,
} from '..';
import { required, text } from '../props/fields';
import { MOUNTS } from '../registry';

jest.mock( '../registry', () => ( { MOUNTS: {} } ) );

const loadScreen = jest.fn( async () => {} );

function Greeting( { name }: Record< string, unknown > ) {
	const [ count, setCount ] = useState( 0 );
	if ( name === 'nobody' ) {
		throw new Error( 'There is nobody.' );
	}
	return (
		<button onClick={ () => setCount( count + 1 ) }>
			{ `Hello ${ String( name ) } ${ count }` }
		</button>
	);
}

const load = jest.fn( async () => ( {
	schema: { name: required( text() ), title: text() },
	component: Greeting,
} ) );

const signIn = ( capabilities: Record< string, boolean > ) => {
	window.storedeckSettings = {
		adminUrl: 'http://shop.test/wp-admin/',
		currentUser: { id: 1, name: 'Ann', capabilities, preferences: {} },
	};
};

const place = ( name: string, props?: unknown ) => {
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
	it( 'are filled, each on its own', async () => {
		const first = place( 'greeting', { name: 'Ann' } );
		const second = place( 'greeting', { name: 'Ben' } );
		await mountAllHere();
		act( () => within( first ).getByRole( 'button' ).click() );
		expect( first ).toHaveTextContent( 'Hello Ann 1' );
		expect( second ).toHaveTextContent( 'Hello Ben 0' );
	} );

	it( 'are filled once, however often it is asked for', async () => {
		const element = place( 'greeting', { name: 'Ann' } );
		await act( async () => {
			mountAll();
			mountAll();
			mount( element );
		} );
		expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
	} );

	it( 'hold the app', async () => {
		place( 'app' );
		await mountAllHere();
		expect( await screen.findByText( 'The app' ) ).toBeVisible();
	} );

	it( 'show the app without a screen that is long in coming', async () => {
		loadScreen.mockImplementationOnce( () => new Promise( () => {} ) );
		place( 'app' );
		await mountAllHere();
		expect( screen.queryByText( 'The app' ) ).not.toBeInTheDocument();
		expect( await screen.findByText( 'The app' ) ).toBeVisible();
	} );

	it( 'leave the others alone when one fails, which can be tried again', async () => {
		const error = jest.spyOn( console, 'error' ).mockReturnValue();
		place( 'greeting', { name: 'nobody' } );
		const other = place( 'greeting', { name: 'Ann' } );
		await mountAllHere();
		const alert = screen.getByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'Could not display this section.' );
		expect( alert ).toHaveTextContent( 'There is nobody.' );
		expect( within( alert ).getByRole( 'button' ) ).toBeVisible();
		expect( other ).toHaveTextContent( 'Hello Ann' );
		expect( error ).toHaveBeenCalledWith(
			'Storedeck: placeholder greeting failed.',
			expect.any( Error )
		);
		error.mockRestore();
	} );

	it( 'say what is wrong with them to those who may edit', async () => {
		place( 'greeting', { title: '' } );
		await mountAllHere();
		const note = screen.getByRole( 'note' );
		expect( note ).toHaveTextContent( 'name is missing: expected a text.' );
		expect( note ).toHaveTextContent( 'title: expected a text, found "".' );
	} );

	it( 'say which names there are', async () => {
		place( 'greetings' );
		await mountAllHere();
		expect( screen.getByRole( 'note' ) ).toHaveTextContent(
			'There is nothing of this name. There are greeting.'
		);
	} );

	it.each( [
		[ 'greetings', {} ],
		[ 'greeting', '{' ],
		[ 'constructor', {} ],
	] )( 'say nothing of it to others: %s %j', async ( name, props ) => {
		signIn( { view_woocommerce_reports: true } );
		const element = place( name, props );
		await mountAllHere();
		expect( element ).toHaveTextContent( '' );
		expect( element.textContent ).toBe( '' );
	} );

	it( 'stay empty for those who may not see figures, and ask for nothing', async () => {
		signIn( { edit_posts: true } );
		const element = place( 'greeting', { name: 'Ann' } );
		await mountAllHere();
		expect( element.textContent ).toBe( '' );
		expect( load ).not.toHaveBeenCalled();
	} );

	it( 'that come later are filled, and let go when they leave', async () => {
		const stop = keepMounting();
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

	it( 'load its page where the app is not', () => {
		const link = linkIn( place( 'greeting' ) );
		expect( click( link ).defaultPrevented ).toBe( true );
		expect( assign ).toHaveBeenCalledWith(
			'http://shop.test/wp-admin/admin.php?page=storedeck&path=%2Freviews'
		);
	} );

	it( 'are the browser’s affair with a modifier key, with the whole address', () => {
		const link = linkIn( place( 'greeting' ) );
		link.addEventListener( 'click', ( event ) => {
			// What jsdom would do: it knows no pages.
			event.preventDefault();
		} );
		click( link, { ctrlKey: true } );
		expect( assign ).not.toHaveBeenCalled();
		expect( link.href ).toBe(
			'http://shop.test/wp-admin/admin.php?page=storedeck&path=%2Freviews'
		);
	} );

	it( 'are left to the app where it is', () => {
		const link = linkIn( place( 'app' ) );
		link.addEventListener( 'click', ( event ) => event.preventDefault() );
		click( link );
		expect( assign ).not.toHaveBeenCalled();
	} );
} );

import { SlotFillProvider } from '@wordpress/components';
import { act, render, screen } from '@testing-library/react';
import {
	WooNavigationItem,
	addHistoryListener,
	getHistory,
	getNewPath,
	isPlainClick,
	useLocation,
	useQuery,
} from '..';

beforeEach( () => {
	window.history.replaceState(
		null,
		'',
		'/wp-admin/admin.php?page=storedeck'
	);
} );

describe( 'addHistoryListener', () => {
	// The first listener of a page wraps the history, so these two come first.
	it( 'does not wrap a history that another script has patched', () => {
		const { pushState } = window.history;
		window.wcNavigation = { historyPatched: true };
		addHistoryListener( () => {} )();
		expect( window.history.pushState ).toBe( pushState );
		delete window.wcNavigation;
	} );

	it( 'tells other scripts that the history is wrapped', () => {
		const { pushState } = window.history;
		window.wcNavigation = {};
		const details: unknown[] = [];
		const stop = addHistoryListener( ( event ) =>
			details.push( event instanceof CustomEvent && event.detail )
		);
		expect( window.wcNavigation ).toEqual( { historyPatched: true } );
		expect( window.history.pushState ).not.toBe( pushState );
		window.history.pushState( { a: 1 }, '', '?a=1' );
		expect( details ).toEqual( [ { state: { a: 1 } } ] );
		stop();
		delete window.wcNavigation;
	} );

	it( 'calls listeners after changes by any script', () => {
		const addresses: string[] = [];
		const stop = addHistoryListener( ( { type } ) =>
			addresses.push( type + window.location.search )
		);
		window.history.pushState( null, '', '?a=1' );
		window.history.replaceState( null, '', '?a=2' );
		getHistory().push( '?a=3' );
		expect( addresses ).toEqual( [
			'pushstate?a=1',
			'replacestate?a=2',
			'pushstate?a=3',
		] );
		stop();
		window.history.pushState( null, '', '?a=4' );
		expect( addresses ).toHaveLength( 3 );
	} );

	it( 'calls a listener once for each change and removes only that listener', () => {
		const listener = jest.fn();
		const stopFirst = addHistoryListener( listener );
		const stopSecond = addHistoryListener( listener );
		window.history.pushState( null, '', '?a=1' );
		expect( listener ).toHaveBeenCalledTimes( 2 );
		stopFirst();
		stopFirst();
		window.history.pushState( null, '', '?a=2' );
		expect( listener ).toHaveBeenCalledTimes( 3 );
		stopSecond();
	} );
} );

describe( 'hooks', () => {
	it( 'rerenders when the URL changes', () => {
		function Show() {
			const { pathname } = useLocation();
			const { period = 'none' } = useQuery();
			return <p>{ `${ pathname } ${ period }` }</p>;
		}
		render( <Show /> );
		expect( screen.getByText( '/ none' ) ).toBeInTheDocument();
		act( () =>
			getHistory().push( getNewPath( { period: 'year' }, '/a', {} ) )
		);
		expect( screen.getByText( '/a year' ) ).toBeInTheDocument();
	} );

	it( 'returns the same query until it changes', () => {
		const seen = new Set();
		function Show() {
			seen.add( useQuery() );
			return null;
		}
		const { rerender } = render( <Show /> );
		rerender( <Show /> );
		expect( seen.size ).toBe( 1 );
	} );
} );

it.each( [
	[ {}, true ],
	[ { button: 1 }, false ],
	[ { ctrlKey: true }, false ],
	[ { metaKey: true }, false ],
	[ { altKey: true }, false ],
	[ { shiftKey: true }, false ],
	[ { cancelable: true }, false ],
] )(
	'returns whether a click with %p opens the link in the same tab',
	( init, isPlain ) => {
		const event = new MouseEvent( 'click', init );
		if ( 'cancelable' in init ) {
			event.preventDefault();
		}
		expect( isPlainClick( event ) ).toBe( isPlain );
	}
);

it( 'renders a replacement of a navigation item', () => {
	render(
		<SlotFillProvider>
			<nav>
				<WooNavigationItem.Slot name="acme" />
			</nav>
			<WooNavigationItem item="acme">Acme reports</WooNavigationItem>
			<WooNavigationItem item="other">Elsewhere</WooNavigationItem>
		</SlotFillProvider>
	);
	expect( screen.getByRole( 'navigation' ) ).toHaveTextContent(
		/^Acme reports$/
	);
} );

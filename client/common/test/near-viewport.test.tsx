import { act, render, screen } from '@testing-library/react';
import { NearViewport } from '../near-viewport';

type Callback = ( entries: { isIntersecting: boolean }[] ) => void;

const observers: { notify: Callback; margin?: string; observed: Element[] }[] =
	[];

/** Records what is observed; jsdom has no layout. */
class FakeObserver {
	private readonly record: ( typeof observers )[ number ];

	constructor( notify: Callback, options?: { rootMargin?: string } ) {
		this.record = { notify, margin: options?.rootMargin, observed: [] };
		observers.push( this.record );
	}

	observe( element: Element ) {
		this.record.observed.push( element );
	}

	disconnect() {
		this.record.observed.length = 0;
	}
}

const open = () =>
	render(
		<NearViewport className="place" label="Chart not loaded yet.">
			<p>The chart</p>
		</NearViewport>
	);
const chart = () => screen.queryByText( 'The chart' );
const hint = () => screen.queryByText( 'Chart not loaded yet.' );
const notify = ( ...near: boolean[] ) =>
	act(
		() =>
			observers[ 0 ]?.notify(
				near.map( ( isIntersecting ) => ( { isIntersecting } ) )
			)
	);

describe( 'with an IntersectionObserver', () => {
	beforeEach( () => {
		observers.length = 0;
		Object.assign( window, { IntersectionObserver: FakeObserver } );
	} );
	afterEach( () => {
		Reflect.deleteProperty( window, 'IntersectionObserver' );
	} );

	it( 'renders the content once it is near the viewport', () => {
		const { container } = open();
		expect( observers ).toHaveLength( 1 );
		expect( observers[ 0 ]?.margin ).toBe( '400px 0px' );
		expect( observers[ 0 ]?.observed ).toEqual( [ container.firstChild ] );
		expect( container.firstChild ).toHaveClass( 'place' );
		expect( hint() ).toBeInTheDocument();
		notify( false );
		expect( chart() ).not.toBeInTheDocument();
		notify( false, true );
		expect( chart() ).toBeVisible();
		expect( hint() ).not.toBeInTheDocument();
		expect( observers[ 0 ]?.observed ).toEqual( [] );
		expect( observers ).toHaveLength( 1 );
	} );

	it( 'renders the content for printing', () => {
		open();
		act( () => {
			window.dispatchEvent( new Event( 'beforeprint' ) );
		} );
		expect( chart() ).toBeVisible();
	} );

	it( 'stops observing when it is removed', () => {
		const remove = jest.spyOn( window, 'removeEventListener' );
		const { unmount } = open();
		unmount();
		expect( observers[ 0 ]?.observed ).toEqual( [] );
		expect( remove.mock.calls.map( ( [ name ] ) => name ) ).toContain(
			'beforeprint'
		);
		remove.mockRestore();
	} );
} );

it( 'renders the content at once in a browser without observers', () => {
	open();
	expect( chart() ).toBeVisible();
} );

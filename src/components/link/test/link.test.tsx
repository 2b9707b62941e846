import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { getPath, getQuery } from '@storedeck/navigation';
import { Link } from '..';
import { getSafeHref } from '../safe-href';

const href = 'admin.php?page=storedeck&path=%2Fanalytics%2Forders&x=1';

beforeEach( () => {
	window.history.replaceState(
		null,
		'',
		'/wp-admin/admin.php?page=storedeck'
	);
} );

/** Clicks and returns whether the default action was left to the browser. */
function click( init: MouseEventInit = {} ) {
	const link = screen.getByRole( 'link', { name: 'Orders' } );
	const event = createEvent.click( link, init );
	// jsdom does not navigate.
	window.addEventListener( 'click', ( late ) => late.preventDefault(), {
		once: true,
	} );
	const seen: boolean[] = [];
	link.parentElement?.addEventListener(
		'click',
		( bubbling ) => seen.push( bubbling.defaultPrevented ),
		{ once: true }
	);
	fireEvent( link, event );
	return ! event.defaultPrevented || seen.length === 0 || ! seen[ 0 ];
}

it( 'navigates inside the app on a plain click', () => {
	const onClick = jest.fn();
	render(
		<Link href={ href } onClick={ onClick }>
			Orders
		</Link>
	);
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'data-link-type',
		'wc-admin'
	);
	fireEvent.click( screen.getByRole( 'link' ) );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	expect( getPath() ).toBe( '/analytics/orders' );
	expect( getQuery().x ).toBe( '1' );
} );

it( 'cancels the navigation if the callback returns false', () => {
	render(
		<Link href={ href } onClick={ () => false }>
			Orders
		</Link>
	);
	fireEvent.click( screen.getByRole( 'link' ) );
	expect( getPath() ).toBe( '/' );
} );

it.each( [ 'ctrlKey', 'metaKey', 'altKey', 'shiftKey' ] )(
	'leaves a click with %s to the browser',
	( key ) => {
		const onClick = jest.fn();
		render(
			<Link href={ href } onClick={ onClick }>
				Orders
			</Link>
		);
		expect( click( { [ key ]: true } ) ).toBe( true );
		expect( onClick ).not.toHaveBeenCalled();
		expect( getPath() ).toBe( '/' );
	}
);

it.each( [
	[ { type: 'wp-admin' as const } ],
	[ { type: 'external' as const } ],
	[ { target: '_blank' } ],
	[ { download: 'orders.csv' } ],
] )( 'leaves a link with %p to the browser', ( props ) => {
	render(
		<Link href={ href } { ...props }>
			Orders
		</Link>
	);
	expect( click() ).toBe( true );
	expect( getPath() ).toBe( '/' );
} );

it( 'calls onClick of links that open in the browser on plain clicks only', () => {
	const onClick = jest.fn();
	render(
		<Link href={ href } target="_blank" onClick={ onClick }>
			Orders
		</Link>
	);
	expect( click( { ctrlKey: true } ) ).toBe( true );
	expect( onClick ).not.toHaveBeenCalled();
	expect( click() ).toBe( true );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	onClick.mockReturnValue( false );
	expect( click() ).toBe( false );
} );

it( 'does not navigate to a URL that would run a script', () => {
	const { location } = window;
	render( <Link href="javascript:alert(1)">Orders</Link> );
	const link = screen.getByText( 'Orders' );
	expect( link ).not.toHaveAttribute( 'href' );
	const before = location.href;
	fireEvent.click( link );
	expect( location.href ).toBe( before );
	expect( getPath() ).toBe( '/' );
} );

it( 'calls onClick of external links and sets rel for new windows', () => {
	const onClick = jest.fn();
	render(
		<Link
			href="https://example.com"
			type="external"
			target="_blank"
			className="mine"
			onClick={ onClick }
		>
			Orders
		</Link>
	);
	click();
	expect( onClick ).toHaveBeenCalledTimes( 1 );
	expect( screen.getByRole( 'link' ) ).toHaveAttribute(
		'rel',
		'noopener noreferrer'
	);
	expect( screen.getByRole( 'link' ) ).toHaveClass( 'mine' );
} );

it.each( [
	[ 'admin.php?x=a:b', true ],
	[ 'https://example.com', true ],
	[ 'mailto:a@b.c', true ],
	[ '#top', true ],
	[ 'page/javascript:alert(1)', true ],
	[ '?javascript:alert(1)', true ],
	[ '#javascript:alert(1)', true ],
	[ 'vbscript:x', false ],
	[ 'javascript:alert(1)', false ],
	[ ' java\nscript:alert(1)', false ],
	[ 'DATA:text/html,x', false ],
] )( 'checks whether %p is safe: %p', ( url, isSafe ) => {
	expect( getSafeHref( url ) ).toBe( isSafe ? url : undefined );
} );

it( 'navigates inside the app with the target _self and sets no rel', () => {
	render(
		<Link href={ href } target="_self">
			Orders
		</Link>
	);
	expect( screen.getByRole( 'link' ) ).not.toHaveAttribute( 'rel' );
	expect( click() ).toBe( false );
	expect( getPath() ).toBe( '/analytics/orders' );
} );

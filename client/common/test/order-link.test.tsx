import { render, screen } from '@testing-library/react';
import { getOrderLink, getOrdersHref, OrderLink } from '../order-link';

const show = (
	orderEditPath?: string,
	capabilities: Record< string, boolean > = {}
) => {
	window.storedeckSettings = {
		adminUrl: 'https://shop.test/wp-admin/',
		pageName: 'storedeck',
		currentUser: { capabilities },
		...( orderEditPath === undefined ? {} : { orderEditPath } ),
	};
	render(
		<OrderLink id={ 7 } date="2026-11-21T23:30:00">
			Order #7
		</OrderLink>
	);
	return screen.getByRole( 'link', { name: 'Order #7' } );
};

it( 'renders plain text without an edit URL and a date', () => {
	window.storedeckSettings = {};
	render( <OrderLink id={ 7 }>Order #7</OrderLink> );
	expect( screen.getByText( 'Order #7' ) ).toBeVisible();
	expect( screen.queryByRole( 'link' ) ).toBeNull();
} );

afterEach( () => delete window.storedeckSettings );

it.each( [
	[
		'post.php?post={id}&action=edit',
		'https://shop.test/wp-admin/post.php?post=7&action=edit',
	],
	[
		'admin.php?page=wc-orders&action=edit&id={id}',
		'https://shop.test/wp-admin/admin.php?page=wc-orders&action=edit&id=7',
	],
] )( 'links to the edit screen: %s', ( path, href ) => {
	expect( show( path ) ).toHaveAttribute( 'href', href );
} );

it.each( [ undefined, '' ] )(
	'links to the screen of the app without an edit URL (%j)',
	( path ) => {
		const { searchParams } = new URL(
			show( path, { manage_woocommerce: true } ).getAttribute( 'href' ) ??
				'',
			'https://shop.test/wp-admin/'
		);
		expect( Object.fromEntries( searchParams ) ).toEqual( {
			page: 'storedeck',
			path: '/orders/7',
		} );
		expect( getOrderLink( 0 ) ).toBeUndefined();
	}
);

it( 'links users who may not open it to the orders of the day', () => {
	const { searchParams } = new URL(
		show().getAttribute( 'href' ) ?? '',
		'https://shop.test/wp-admin/'
	);
	expect( Object.fromEntries( searchParams ) ).toEqual( {
		page: 'storedeck',
		path: '/analytics/orders',
		period: 'custom',
		compare: 'previous_period',
		after: '2026-11-21',
		before: '2026-11-21',
	} );
} );

it.each( [
	[ '', true, '/orders', 'processing,on-hold' ],
	[ '', false, '/analytics/orders', null ],
	[ 'post.php?post={id}&action=edit', true, '/analytics/orders', null ],
] )(
	'leads to the list of orders, or to the report without it (%j, %j)',
	( orderEditPath, canManage, path, status ) => {
		window.storedeckSettings = {
			orderEditPath,
			currentUser: { capabilities: { manage_woocommerce: canManage } },
		};
		const { searchParams } = new URL(
			getOrdersHref( [ 'processing', 'on-hold' ] ),
			'https://shop.test/wp-admin/'
		);
		expect( searchParams.get( 'path' ) ).toBe( path );
		expect( searchParams.get( 'status' ) ).toBe( status );
	}
);

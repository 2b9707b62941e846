import { render, screen } from '@testing-library/react';
import { getNewProductHref, ProductLink } from '../product-link';

const SETTINGS = {
	adminUrl: 'https://shop.test/wp-admin/',
	pageName: 'storedeck',
};

afterEach( () => delete window.storedeckSettings );

const getHref = () => {
	render( <ProductLink id={ 7 }>Lamp</ProductLink> );
	return screen.getByRole( 'link', { name: 'Lamp' } ).getAttribute( 'href' );
};

it( 'leads to the screen of a product', () => {
	window.storedeckSettings = SETTINGS;
	expect( getHref() ).toBe(
		'https://shop.test/wp-admin/admin.php?page=storedeck&path=%2Fproducts%2F7'
	);
	expect( getNewProductHref() ).toBe(
		'https://shop.test/wp-admin/admin.php?page=storedeck&path=%2Fproducts%2Fnew'
	);
} );

it( 'leads to the screens of WooCommerce while it is active', () => {
	window.storedeckSettings = { ...SETTINGS, hasWooCommerce: true };
	expect( getHref() ).toBe(
		'https://shop.test/wp-admin/post.php?post=7&action=edit'
	);
	expect( getNewProductHref() ).toBe(
		'https://shop.test/wp-admin/post-new.php?post_type=product'
	);
} );

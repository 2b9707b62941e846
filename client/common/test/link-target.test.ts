import { getTarget } from '../link-target';

beforeEach( () => {
	window.storedeckSettings = {
		adminUrl: 'http://shop.test/wp-admin/',
		pageName: 'storedeck',
	};
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

describe( 'getTarget', () => {
	it.each( [
		[
			'admin.php?page=storedeck&path=%2Finbox',
			'wc-admin',
			'admin.php?page=storedeck&path=%2Finbox',
		],
		[
			'http://shop.test/wp-admin/admin.php?page=storedeck',
			'wc-admin',
			'admin.php?page=storedeck',
		],
		[
			'edit-comments.php',
			'wp-admin',
			'http://shop.test/wp-admin/edit-comments.php',
		],
		[ '/shop', 'wp-admin', 'http://shop.test/shop' ],
		[
			'admin.php?page=other',
			'wp-admin',
			'http://shop.test/wp-admin/admin.php?page=other',
		],
		[ 'https://example.com/x', 'external', 'https://example.com/x' ],
		[ '//example.com/x', 'external', 'http://example.com/x' ],
	] )( 'classifies %s as %s', ( href, type, expected ) => {
		expect( getTarget( href ) ).toEqual( { type, href: expected } );
	} );

	it.each( [
		'javascript:alert(1)',
		'data:text/html,x',
		'mailto:a@b.c',
		'http://[',
	] )( 'rejects %s', ( href ) => {
		expect( getTarget( href ) ).toBeUndefined();
	} );
} );

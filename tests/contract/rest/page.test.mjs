import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signIn, site } from '../../setup/site.mjs';

describe( 'what the page hands to the browser', () => {
	it( 'holds the namespaces of the REST API as an object', async () => {
		const { headers } = await signIn();
		const response = await fetch(
			new URL( '/wp-admin/admin.php?page=storedeck', site.url ),
			{ headers: { cookie: headers.cookie } }
		);
		const [ , json ] = ( await response.text() ).match(
			/window\.storedeckSettings = (\{.*\});/
		);
		const settings = JSON.parse( json );
		assert.deepEqual( settings.namespaces, {} );
		assert.equal( settings.pageName, 'storedeck' );
	} );
} );

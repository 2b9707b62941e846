import { before, describe } from 'node:test';
import { itRejectsUnauthorizedUsers, signInUsers } from './support/users.mjs';

const ROUTE = '/wc-analytics/reports/downloads';

describe( 'downloads', () => {
	let users;

	before( async () => {
		users = await signInUsers( 'downloads_test' );
	} );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: `${ ROUTE }/stats` },
		]
	);
} );

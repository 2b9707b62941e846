import { act, render, screen } from '@testing-library/react';
import '@storedeck/data';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { Recommended } from '../recommended';
import type { Installer } from '../use-installer';

const installer: Installer = {
	operation: undefined,
	error: '',
	setError: () => {},
	install: async () => {},
	deactivate: async () => {},
	refreshDetails: () => {},
};

it( 'shows markup in the description of an extension as a link', async () => {
	fakeNetwork( {
		'GET /wc-admin/onboarding/free-extensions': [
			{
				key: 'basics',
				title: 'Basics',
				plugins: [
					{
						key: 'acme-pay',
						name: 'Acme &amp; Pay',
						description:
							'Accept cards with <a href="https://acme.test/pay" target="_blank">Acme</a><script>x</script>',
					},
				],
			},
		],
		'GET /wc-admin/plugins/active': { plugins: [] },
		'GET /wc-admin/plugins/installed': { plugins: [] },
	} );
	render( <Recommended installer={ installer } /> );
	await act( settle );
	expect(
		screen.getByRole( 'heading', { name: 'Acme & Pay' } )
	).toBeVisible();
	expect( screen.getByRole( 'link', { name: /^Acme/ } ) ).toHaveAttribute(
		'href',
		'https://acme.test/pay'
	);
	expect( document.body ).not.toHaveTextContent( /<a|<script|href/ );
} );

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@storedeck/data';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { Suggestions } from '../suggestions';

const suggestion = ( id: string, slug: string, title: string ) => ( {
	id,
	slug,
	title,
	content: '',
	plugins: [ slug ],
} );

it( 'does not repeat recommended extensions below other payment methods', async () => {
	fakeNetwork( {
		'GET /wc-admin/plugins/recommended-payment-plugins': [
			suggestion( 'stripe', 'stripe-plugin', 'Stripe' ),
			suggestion( 'paypal', 'paypal-plugin', 'PayPal' ),
		],
		'GET /wc-admin/onboarding/payments': [
			suggestion( 'stripe', 'stripe-plugin', 'Stripe' ),
			suggestion( 'paypal:us', 'paypal-plugin', 'PayPal' ),
			suggestion( 'klarna', 'klarna-plugin', 'Klarna' ),
		],
		'GET /wc-admin/plugins/active': { plugins: [] },
		'GET /wc-admin/plugins/installed': { plugins: [] },
	} );
	render( <Suggestions gateways={ [] } /> );
	await act( settle );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Show other payment methods' } )
	);
	await act( settle );
	expect(
		screen
			.getAllByRole( 'heading', { level: 3 } )
			.map( ( { textContent } ) => textContent?.trim() )
	).toEqual( [ 'Stripe', 'PayPal', 'Klarna' ] );
} );

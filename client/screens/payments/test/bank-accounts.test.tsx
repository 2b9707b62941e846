import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@storedeck/data';
import { createResponse, fakeNetwork, settle } from '@storedeck/data/testing';
import type { PaymentGateway } from '@storedeck/data';
import { SettingsForm } from '../settings/form';

const gateway: PaymentGateway = {
	id: 'bacs',
	title: 'Transfer',
	settings: {
		title: { id: 'title', label: 'Title', type: 'text', value: 'Transfer' },
		accounts: {
			id: 'accounts',
			label: 'Bank accounts',
			type: 'bank_accounts',
			value: [ { account_number: '12', iban: '' } ],
			options: { account_number: 'Account number', iban: 'IBAN' },
		},
	},
};

const open = ( response: unknown = gateway ) => {
	const calls = fakeNetwork( {
		'PUT /wc/v3/payment_gateways/bacs': response,
		'POST /wc/v3/payment_gateways/bacs': response,
	} );
	render( <SettingsForm gateway={ gateway } onSaved={ () => {} } /> );
	return calls;
};
const account = ( number: number ) =>
	within( screen.getByRole( 'group', { name: `Bank account ${ number }` } ) );
const save = async () => {
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Save changes' } )
	);
	await act( settle );
};

it( 'adds an account, moves the focus to it and saves all accounts', async () => {
	const calls = open();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Add bank account' } )
	);
	expect( account( 2 ).getByLabelText( 'Account number' ) ).toHaveFocus();
	await userEvent.type( account( 2 ).getByLabelText( 'IBAN' ), 'GB33' );
	await save();
	expect( calls[ 0 ]?.data ).toMatchObject( {
		settings: {
			accounts: [ { account_number: '12', iban: '' }, { iban: 'GB33' } ],
		},
	} );
} );

it( 'removes an account and keeps the focus in the list', async () => {
	const calls = open();
	await userEvent.click(
		account( 1 ).getByRole( 'button', { name: 'Remove bank account 1' } )
	);
	expect(
		screen.getByRole( 'button', { name: 'Add bank account' } )
	).toHaveFocus();
	await save();
	expect( calls[ 0 ]?.data ).toMatchObject( { settings: { accounts: [] } } );
} );

it( 'shows which account was refused and keeps what was typed', async () => {
	open(
		createResponse(
			{ code: 'invalid', message: 'Bank account 1: IBAN: Expected …' },
			{ status: 400 }
		)
	);
	await userEvent.type( account( 1 ).getByLabelText( 'IBAN' ), 'x' );
	await save();
	expect(
		screen.getByText( 'Bank account 1: IBAN: Expected …' )
	).toBeVisible();
	expect( account( 1 ).getByLabelText( 'IBAN' ) ).toHaveValue( 'x' );
} );

it( 'refuses an empty title and names the field', async () => {
	const calls = open();
	const title = screen.getByRole( 'textbox', { name: /^Title/ } );
	await userEvent.clear( title );
	await save();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Title is required.'
	);
	expect( title ).toHaveFocus();
	expect( calls ).toEqual( [] );
} );

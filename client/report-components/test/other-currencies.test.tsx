import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	ConvertedOrders,
	describeOtherCurrencies,
	OtherCurrencies,
} from '../other-currencies';

beforeEach( () => {
	window.storedeckSettings = { currency: { code: 'USD' } };
} );

afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'names one currency', () => {
	expect(
		describeOtherCurrencies( [
			{ currency: 'EUR', orders: 1, total: 9.5 },
		] )
	).toBe( '1 order in EUR (9.50) is not included.' );
} );

it( 'names several currencies with their numbers', () => {
	const currencies = [
		{ currency: 'EUR', orders: 1200, total: 54321 },
		{ currency: 'GBP', orders: 1, total: 10.1 },
	];
	expect( describeOtherCurrencies( currencies ) ).toBe(
		'1,200 orders in EUR (54,321.00) and 1 in GBP (10.10) are not included.'
	);
	expect(
		describeOtherCurrencies( [
			...currencies,
			{ currency: 'CHF', orders: 1, total: 3 },
		] )
	).toBe(
		'1,200 orders in EUR (54,321.00), 1 in GBP (10.10), and 1 in CHF (3.00) are not included.'
	);
} );

it( 'accepts a locale that is no language tag', () => {
	window.storedeckSettings = { locale: { userLocale: 'x_' } };
	expect(
		describeOtherCurrencies( [ { currency: 'EUR', orders: 2, total: 7 } ] )
	).toBe( '2 orders in EUR (7.00) are not included.' );
} );

it( 'explains with the keyboard why they are not included', async () => {
	render(
		<OtherCurrencies
			currencies={ [ { currency: 'EUR', orders: 2, total: 7 } ] }
		/>
	);
	expect( screen.queryByText( /exchange rate/ ) ).not.toBeInTheDocument();
	await userEvent.tab();
	await userEvent.keyboard( '{Enter}' );
	expect(
		await screen.findByText( /Reports count amounts in USD.*exchange rate/ )
	).toBeInTheDocument();
} );

it( 'tells which orders were converted', () => {
	const { rerender } = render(
		<ConvertedOrders
			currencies={ [
				{ currency: 'EUR', orders: 2, total: 50 },
				{ currency: 'GBP', orders: 1, total: 9 },
			] }
		/>
	);
	expect(
		screen.getByText(
			'2 orders in EUR (50.00) and 1 in GBP (9.00) were converted by their stored exchange rates.'
		)
	).toBeInTheDocument();
	rerender(
		<ConvertedOrders
			currencies={ [ { currency: 'EUR', orders: 1, total: 9.5 } ] }
		/>
	);
	expect(
		screen.getByText(
			'1 order in EUR (9.50) was converted by its stored exchange rate.'
		)
	).toBeInTheDocument();
} );

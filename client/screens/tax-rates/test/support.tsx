import { screen } from '@testing-library/react';
import {
	countriesStore,
	itemsStore,
	optionsStore,
	settingsStore,
} from '@storedeck/data';
import { createResponse } from '@storedeck/data/testing';
import {
	getHistory,
	getNewPath,
	getPath,
	getQuery,
} from '@storedeck/navigation';
import { store as noticesStore } from '@storedeck/notices';
import { useEffect, useState } from '@wordpress/element';
import { SnackbarArea } from '../../../common/notices';
import { renderWithStores, wait } from '../../../test/support';
import TaxRatesScreen from '..';

export const PATH = '/tax-rates';
export const TAXES = '/wc-analytics/taxes';
export const GENERAL = '/wc-analytics/settings/general';

export const COUNTRIES = [
	{
		code: 'US',
		name: 'United States',
		states: [
			{ code: 'NY', name: 'New York' },
			{ code: 'CA', name: 'California' },
		],
	},
	{ code: 'DE', name: 'Germany', states: [] },
];

export const RATE = {
	id: 7,
	name: 'State tax',
	country: 'US',
	state: 'CA',
	postcodes: [ '94*', '90001' ],
	cities: [],
	rate: '7.2500',
	priority: 1,
	compound: false,
	shipping: true,
	order: 0,
	class: 'standard',
	code: 'US-CA-STATE TAX-1',
};

export const VAT = {
	...RATE,
	id: 9,
	name: 'VAT',
	country: 'DE',
	state: '',
	postcodes: [],
	rate: '7.0000',
	compound: true,
	shipping: false,
	class: 'reduced-rate',
	code: 'DE-VAT-1',
};

const setting = ( isEnabled: boolean ) => ( {
	id: 'woocommerce_calc_taxes',
	label: 'Enable taxes',
	type: 'checkbox',
	default: 'no',
	value: isEnabled ? 'yes' : 'no',
} );

/** The screen of the URL, as the router shows it. */
function Screen() {
	const [ , update ] = useState( {} );
	useEffect( () => getHistory().listen( () => update( {} ) ), [] );
	return <TaxRatesScreen path={ getPath() } query={ getQuery() } />;
}

/** Opens the screen with some rates. */
export async function open( {
	rates = [ RATE, VAT ],
	query = {},
	isEnabled = true,
	responses = {},
}: {
	rates?: readonly object[];
	query?: Record< string, string >;
	isEnabled?: boolean;
	responses?: Record< string, unknown >;
} = {} ) {
	getHistory().replace( getNewPath( query, PATH, {} ) );
	renderWithStores(
		<>
			<Screen />
			<SnackbarArea />
		</>,
		[
			itemsStore,
			countriesStore,
			settingsStore,
			optionsStore,
			noticesStore,
		],
		{
			[ `GET ${ TAXES }` ]: () =>
				createResponse( rates, {
					totalResults: rates.length,
					totalPages: 1,
				} ),
			'GET /wc-analytics/data/countries': COUNTRIES,
			[ `GET ${ GENERAL }` ]: [ setting( isEnabled ) ],
			[ `POST ${ GENERAL }/batch` ]: { update: [ setting( true ) ] },
			'GET /wc-admin/options': { woocommerce_no_sales_tax: 'no' },
			'POST /wc-admin/options': { woocommerce_no_sales_tax: true },
			...responses,
		}
	);
	await wait();
}

/** The text field with a label. */
export const field = ( name: string ) =>
	screen.getByRole( 'textbox', { name } );

/** The searchable list with a label. */
export const list = ( name: string ) =>
	screen.getByRole( 'combobox', { name } );

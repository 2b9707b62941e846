import { Button, Dropdown } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { DataState } from '@storedeck/data';
import { numberFormat } from '@storedeck/number';
import { getSettings } from '@storedeck/settings';
import { formatList } from '../common/format-list';
import { formatCount } from '../common/store-format';

type OtherCurrencies = DataState[ 'other_currencies' ];

const getFormat = ( isFirst: boolean, orders: number ) =>
	isFirst
		? /* translators: 1: number of orders. 2: currency, for example EUR. 3: their total. */
		  _n(
				'%1$s order in %2$s (%3$s)',
				'%1$s orders in %2$s (%3$s)',
				orders,
				'storedeck'
		  )
		: /* translators: 1: number of further orders. 2: currency. 3: their total. Part of a list: 2 orders in EUR (50.00) and 1 in GBP (9.00). */
		  _n(
				'%1$s in %2$s (%3$s)',
				'%1$s in %2$s (%3$s)',
				orders,
				'storedeck'
		  );

/** An amount without a currency, which the text names by its code. */
const formatTotal = ( total: number ) => {
	const { decimalSeparator, thousandSeparator } = getSettings().currency;
	return numberFormat(
		{ decimalSeparator, thousandSeparator, precision: 2 },
		total
	);
};

/** For example `2 orders in EUR (50.00) and 1 in GBP (9.00)`. */
function describe( currencies: OtherCurrencies ) {
	const parts = currencies.map( ( { currency, orders, total }, index ) =>
		sprintf(
			getFormat( index === 0, orders ),
			formatCount( orders ),
			currency,
			formatTotal( total )
		)
	);
	return formatList( parts );
}

const countOrders = ( currencies: OtherCurrencies ) =>
	currencies.reduce( ( sum, { orders } ) => sum + orders, 0 );

/** For example `2 orders in EUR (50.00) and 1 in GBP (9.00) are not included.` */
export const describeOtherCurrencies = ( currencies: OtherCurrencies ) =>
	sprintf(
		/* translators: %s: for example "2 orders in EUR (50.00) and 1 in GBP (9.00)". */
		_n(
			'%s is not included.',
			'%s are not included.',
			countOrders( currencies ),
			'storedeck'
		),
		describe( currencies )
	);

/** The number of orders whose amounts were converted. */
export function ConvertedOrders( {
	currencies,
}: {
	currencies: OtherCurrencies;
} ) {
	return (
		<span className="storedeck-freshness__import">
			{ sprintf(
				/* translators: %s: for example "2 orders in EUR (50.00) and 1 in GBP (9.00)". */
				_n(
					'%s was converted by its stored exchange rate.',
					'%s were converted by their stored exchange rates.',
					countOrders( currencies ),
					'storedeck'
				),
				describe( currencies )
			) }
		</span>
	);
}

/** The number of orders that reports leave out because of their currency, and why. */
export function OtherCurrencies( {
	currencies,
}: {
	currencies: OtherCurrencies;
} ) {
	const help = sprintf(
		/* translators: %s: currency, for example USD. */
		__(
			'Reports count amounts in %s, the currency of the store. Orders in other currencies are converted if an exchange rate to it is stored with them. These have none.',
			'storedeck'
		),
		getSettings().currency.code
	);
	return (
		<span className="storedeck-freshness__import">
			{ describeOtherCurrencies( currencies ) }{ ' ' }
			<Dropdown
				className="storedeck-freshness__help"
				// The text has nothing that could take the focus.
				focusOnMount
				popoverProps={ { placement: 'bottom-start', shift: true } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						variant="link"
						aria-expanded={ isOpen }
						label={ __(
							'Why orders are not included',
							'storedeck'
						) }
						showTooltip={ false }
						onClick={ onToggle }
					>
						{ __( 'Why?', 'storedeck' ) }
					</Button>
				) }
				renderContent={ () => (
					<p className="storedeck-freshness__help-text">{ help }</p>
				) }
			/>
		</span>
	);
}

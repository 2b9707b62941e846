import {
	ORDER_SUMS,
	php,
	repairSums,
	RUN_JOBS,
	sql,
} from '../../../setup/site.mjs';

/** First name, last name, email and username, with special characters and missing values. */
const CUSTOMERS = [
	[ 'Zyx_50%', "O'Malley", "o'malley@example.test", 'zyx_one' ],
	[ 'Zyxa50b', 'Malley', null, '' ],
	[ '<b>Zyx</b>', '\\"; --', 'zyx+tag@example.test', 'zyx%two' ],
	[ 'Ünï Zyx', 'Łód', 'uni@example.test', 'uni.zyx' ],
];

const quote = ( text ) =>
	text === null
		? 'NULL'
		: `'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "''" ) }'`;

/**
 * Four customers with special characters in their names. The second has two
 * orders, a refund, a cancelled order and an unpaid order, all from 2011.
 *
 * @param {number} firstId First ID, above the IDs of the demo store and unique to the test file, because files run in parallel.
 * @param {string} country Country code that no other customer has.
 * @return {{ insert: () => void, remove: () => void }} Functions to insert and remove the customers.
 */
export function createTestCustomers( firstId, country ) {
	const remove = () => {
		sql(
			`DELETE FROM {prefix}storedeck_customer_lookup WHERE customer_id >= ${ firstId } AND customer_id < ${
				firstId + 100
			}`
		);
		sql(
			`DELETE FROM {prefix}storedeck_order_stats WHERE order_id >= ${ firstId } AND order_id < ${
				firstId + 100
			}`
		);
		php(
			`${ repairSums(
				'2011-03-01',
				'2011-03-31',
				ORDER_SUMS
			) } return true;`
		);
	};
	const insert = () => {
		php( `${ RUN_JOBS } return true;` );
		remove();
		CUSTOMERS.forEach( ( [ name, surname, email, user ], index ) =>
			php( `
				global $wpdb;
				$wpdb->insert( $wpdb->prefix . 'storedeck_customer_lookup', array(
					'customer_id' => ${ firstId + index }, 'user_id' => null,
					'username' => base64_decode( '${ btoa( String( user ) ) }' ),
					'first_name' => base64_decode( '${ Buffer.from( String( name ) ).toString(
						'base64'
					) }' ),
					'last_name' => base64_decode( '${ Buffer.from( String( surname ) ).toString(
						'base64'
					) }' ),
					'email' => ${
						email === null
							? 'null'
							: `base64_decode( '${ btoa( email ) }' )`
					},
					'date_last_active' => '2011-03-13 09:30:00', 'date_registered' => null,
					'country' => '${ country }', 'postcode' => '', 'city' => 'Nowhere', 'state' => '',
				) );
				return true;
			` )
		);
		/** @type {[ number, number, string, string | null, number ][]} */ ( [
			[ 0, 0, 'wc-completed', '2011-03-01 10:00:00', 100.1 ],
			[ 1, 0, 'completed', '2011-03-05 23:59:59', 0.2 ],
			[ 2, firstId, 'wc-completed', '2011-03-07 10:00:00', -50.05 ],
			[ 3, 0, 'wc-cancelled', '2011-03-08 10:00:00', 999 ],
			[ 4, 0, 'wc-completed', null, 999 ],
		] ).forEach( ( [ index, parent, status, date, total ] ) =>
			sql(
				`INSERT INTO {prefix}storedeck_order_stats ( order_id, parent_id, date_created, date_created_gmt, date_paid, date_completed,
					num_items_sold, total_sales, tax_total, shipping_total, net_total, returning_customer, status, customer_id, currency )
				VALUES ( ${
					firstId + index
				}, ${ parent }, '2011-03-01 00:00:00', '2011-03-01 00:00:00', ${ quote(
					date
				) }, NULL, 1, ${ total }, 0, 0, ${ total }, 0, '${ status }', ${
					firstId + 1
				}, 'USD' )`
			)
		);
		php(
			`${ repairSums(
				'2011-03-01',
				'2011-03-31',
				ORDER_SUMS
			) } return true;`
		);
	};
	return { insert, remove };
}

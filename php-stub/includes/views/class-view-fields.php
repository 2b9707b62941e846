<?php
/**
 * Fields of a saved view.
 *
 * @package Storedeck
 */

namespace Storedeck\Views;

use Storedeck\Rest\Params;

defined( 'ABSPATH' ) || exit;

/**
 * What a view consists of, for those who send one and for those who read it.
 */
final class View_Fields {

	/**
	 * For whom a view is.
	 */
	public const OWN  = 'own';
	public const SHOP = 'shop';

	/**
	 * What a view consists of.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		return array(
			'name'           => Params::text(
				View::MAX_NAME,
				array(
					'description' => __( 'Name of the view.', 'storedeck' ),
					// Something that can be seen, and nothing that cannot.
					'pattern'     => '^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*\z',
				)
			),
			'path'           => array(
				'description' => __( 'Path of the screen, for example /analytics/orders.', 'storedeck' ),
				'type'        => 'string',
				'pattern'     => View::PATH,
			),
			'query'          => Params::text(
				View::MAX_QUERY,
				array(
					'description' => __( 'Query of the address: filters, dates, chart.', 'storedeck' ),
					'pattern'     => '^[^\x00-\x20\x7f]*\z',
				)
			),
			'hidden_columns' => array(
				'description' => __( 'Columns that the table does not show; null leaves that to the reader.', 'storedeck' ),
				'type'        => array( 'array', 'null' ),
				'maxItems'    => View::MAX_HIDDEN,
				'items'       => array(
					'type'    => 'string',
					'pattern' => View::COLUMN,
				),
			),
			'scope'          => Params::one_of(
				array( self::OWN, self::SHOP ),
				array( 'description' => __( 'For whom it is: the reader, or everybody in the shop.', 'storedeck' ) )
			),
		);
	}

	/**
	 * Schema of a view.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'storedeck_view',
			'type'       => 'object',
			'properties' => array(
				'id'        => array(
					'type'     => 'string',
					'readonly' => true,
				),
				'is_pinned' => array(
					'description' => __( 'Whether it stands on the reader’s Overview.', 'storedeck' ),
					'type'        => 'boolean',
					'readonly'    => true,
				),
				'can_edit'  => array(
					'description' => __( 'Whether the reader may change and delete it.', 'storedeck' ),
					'type'        => 'boolean',
					'readonly'    => true,
				),
			) + self::all(),
		);
	}
}

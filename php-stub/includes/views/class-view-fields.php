<?php

namespace Storedeck\Views;

use Storedeck\Rest\Arguments;
use Storedeck\Rest\Schemas;

defined( 'ABSPATH' ) || exit;

/**
 * Defines the fields of a view for requests and responses.
 */
final class View_Fields {

	/** Scopes: private to a user, or shared by all users of the store. */
	public const OWN    = 'own';
	public const SHARED = 'shop';

	/**
	 * Fields that can be set.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		return array(
			'name'           => Arguments::clean_text(
				View::MAX_NAME,
				array(
					'description' => __( 'Name of the view.', 'storedeck' ),
					// At least one visible character, and no control characters.
					'pattern'     => '^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*\z',
				)
			),
			'path'           => array(
				'description' => __( 'Path of the screen, for example /analytics/orders.', 'storedeck' ),
				'type'        => 'string',
				'pattern'     => View::PATH,
			),
			'query'          => Arguments::clean_text(
				View::MAX_QUERY,
				array(
					'description' => __( 'Query string: filters, date range, chart.', 'storedeck' ),
					'pattern'     => '^[^\x00-\x20\x7f]*\z',
				)
			),
			'hidden_columns' => array(
				'description' => __( 'Hidden columns of the table, or null to use the hidden columns of the user.', 'storedeck' ),
				'type'        => array( 'array', 'null' ),
				'maxItems'    => View::MAX_HIDDEN,
				'items'       => array( 'type' => 'string', 'pattern' => View::COLUMN ),
			),
			'scope'          => Arguments::choice( array( self::OWN, self::SHARED ) ) + array(
				'description' => __( '`own` for private views, `shop` for shared views.', 'storedeck' ),
			),
		);
	}

	/**
	 * Schema of a view.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		return Schemas::item(
			'storedeck_view',
			array(
				'id'        => array( 'type' => 'string', 'readonly' => true ),
				'is_pinned' => array(
					'description' => __( 'Whether the user has pinned the view to the Overview.', 'storedeck' ),
					'type'        => 'boolean',
					'readonly'    => true,
				),
				'can_edit'  => array(
					'description' => __( 'Whether the user can edit and delete the view.', 'storedeck' ),
					'type'        => 'boolean',
					'readonly'    => true,
				),
			) + self::all()
		);
	}
}

<?php

namespace Storedeck\Inbox;

use Storedeck\Rest\Arguments;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and reads parameters of notes.
 */
final class Note_Params {

	/**
	 * Fields that can be changed.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function changes(): array {
		return array(
			'status'        => Arguments::choice( Inbox::STATUSES ),
			'is_read'       => array( 'type' => 'boolean' ),
			'is_deleted'    => array( 'type' => 'boolean' ),
			'date_reminder' => array( 'type' => array( 'string', 'null' ), 'format' => 'date-time' ),
		);
	}

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_list(): array {
		return Arguments::paging( array_keys( Note_Query::ORDER ), 'date' ) + array(
			'type'       => Arguments::texts( Inbox::TYPES ),
			'status'     => Arguments::texts( Inbox::STATUSES ),
			'source'     => array( 'type' => 'array', 'maxItems' => 50, 'items' => Arguments::clean_text( 200 ) ),
			'is_read'    => array( 'type' => 'boolean' ),
			'is_deleted' => Arguments::flag( false ),
		);
	}

	/**
	 * Changes that a request sends.
	 *
	 * @return array<string, mixed> See Inbox::update().
	 */
	public static function read_changes( WP_REST_Request $request ): array {
		$changes = array();

		foreach ( array( 'status', 'is_read', 'is_deleted' ) as $field ) {
			if ( null !== $request[ $field ] ) {
				$changes[ $field ] = $request[ $field ];
			}
		}

		// Dates without a time zone are in site time, as in responses.
		if ( $request->has_param( 'date_reminder' ) ) {
			$moment                   = date_create( (string) $request['date_reminder'], wp_timezone() );
			$changes['date_reminder'] = null === $request['date_reminder'] || false === $moment
				? null
				: gmdate( 'Y-m-d H:i:s', $moment->getTimestamp() );
		}

		return $changes;
	}
}

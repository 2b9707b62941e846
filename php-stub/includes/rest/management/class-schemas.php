<?php
/**
 * What notes and reviews look like.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Store\Notes\Inbox;
use Storedeck\Store\Reviews\Reviews;

defined( 'ABSPATH' ) || exit;

/**
 * Schemas of the items of this area.
 */
final class Schemas {

	/**
	 * A note.
	 *
	 * @return array<string, mixed>
	 */
	public static function note(): array {
		$properties = array( 'id' => self::shown( 'integer' ) );

		foreach ( array( 'name', 'type', 'locale', 'title', 'content', 'source', 'layout', 'image' ) as $name ) {
			$properties[ $name ] = self::shown( 'string' );
		}

		foreach ( array( 'date_created', 'date_created_gmt', 'date_reminder_gmt' ) as $name ) {
			$properties[ $name ] = self::shown( array( 'string', 'null' ) );
		}

		$properties['is_snoozable']  = self::shown( 'boolean' );
		$properties['actions']       = self::shown( 'array' );
		$properties['content_data']  = self::shown( 'object' );
		$properties['is_deleted']    = array( 'type' => 'boolean' );
		$properties['is_read']       = array( 'type' => 'boolean' );
		$properties['date_reminder'] = array( 'type' => array( 'string', 'null' ) );
		$properties['status']        = array(
			'type' => 'string',
			'enum' => Inbox::STATUSES,
		);

		return self::item( 'note', $properties );
	}

	/**
	 * A review.
	 *
	 * @return array<string, mixed>
	 */
	public static function review(): array {
		$text = array( 'type' => 'string' );

		return self::item(
			'product_review',
			array(
				'id'                   => self::shown( 'integer' ),
				'date_created'         => self::shown( 'string' ),
				'date_created_gmt'     => self::shown( 'string' ),
				'product_id'           => array( 'type' => 'integer' ),
				'product_name'         => self::shown( 'string' ),
				'product_permalink'    => self::shown( 'string' ),
				'status'               => $text + array( 'enum' => array_keys( Reviews::STATUSES ) ),
				'reviewer'             => $text,
				'reviewer_email'       => $text + array( 'format' => 'email' ),
				'review'               => $text,
				'rating'               => array(
					'type'    => 'integer',
					'minimum' => 0,
					'maximum' => 5,
				),
				'verified'             => self::shown( 'boolean' ),
				'reviewer_avatar_urls' => self::shown( 'object' ),
			)
		);
	}

	/**
	 * A schema.
	 *
	 * @param string                              $title      Name of the item.
	 * @param array<string, array<string, mixed>> $properties Fields.
	 * @return array<string, mixed>
	 */
	public static function item( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * A field that is only shown.
	 *
	 * @param string|string[] $type Type.
	 * @return array<string, mixed>
	 */
	public static function shown( $type ): array {
		return array(
			'type'     => $type,
			'readonly' => true,
		);
	}
}

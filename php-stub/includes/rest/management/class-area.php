<?php
/**
 * Routes about running the shop: options, messages, reviews, settings, extensions.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Endpoints;

defined( 'ABSPATH' ) || exit;

/**
 * The controllers of this area.
 */
final class Area {

	/**
	 * A controller for each thing.
	 *
	 * @return list<Controller|Endpoints>
	 */
	public static function controllers(): array {
		return array(
			new Options_Controller(),
			new Settings_Controller(),
			new Notes_Controller(),
			new Reviews_Controller(),
			new Review_Replies_Controller(),
			new Favorites_Controller(),
			new Gateways_Controller(),
			new Plugins_Controller(),
			new Plugin_Jobs_Controller(),
			new Connection_Controller(),
			new Suggestions_Controller(),
			new Profile_Controller(),
			new Tasks_Controller(),
			new Setup_Controller(),
			new Profile_Progress_Controller(),
			new Plugin_Setup_Controller(),
			new Starter_Controller(),
			new Themes_Controller(),
			new Note_Events_Controller(),
		);
	}
}

<?php
/**
 * Routes about running the shop: options, messages, reviews, settings, extensions.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Controller;
use Storedeck\Rest\Report_Route_Controller;

defined( 'ABSPATH' ) || exit;

/**
 * The controllers of this area.
 */
final class Management_Routes {

	/**
	 * A controller for each thing.
	 *
	 * @return list<Report_Route_Controller|Controller>
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
			new Payment_Suggestions_Controller(),
			new Profile_Controller(),
			new Tasks_Controller(),
			new Onboarding_Controller(),
			new Profile_Progress_Controller(),
			new Onboarding_Plugins_Controller(),
			new Starter_Content_Controller(),
			new Themes_Controller(),
			new Note_Events_Controller(),
		);
	}
}

<?php
/**
 * Controllers for managing the store: options, settings, inbox, reviews, extensions, setup.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Management;

use Storedeck\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the controllers of this folder.
 */
final class Management_Routes {

	/**
	 * Creates the controllers.
	 *
	 * @return list<Controller>
	 */
	public static function get_controllers(): array {
		return array(
			new Options_Controller(),
			new Setting_Groups_Controller(),
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
			new Task_Status_Controller(),
			new Onboarding_Controller(),
			new Profile_Progress_Controller(),
			new Onboarding_Plugins_Controller(),
			new Starter_Content_Controller(),
			new Themes_Controller(),
			new Note_Events_Controller(),
		);
	}
}

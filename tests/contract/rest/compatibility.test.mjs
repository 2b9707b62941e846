import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';

const NOTES = '\\Automattic\\WooCommerce\\Admin\\Notes';
const NAME = 'storedeck-rest-compatibility';

/** A class of an extension with a note. */
const NOTE_CLASS = `
	final class Rest_Note {
		use ${ NOTES }\\NoteTraits;
		const NOTE_NAME = '${ NAME }';
		public static $title = 'First';
		public static function get_note() {
			$note = new ${ NOTES }\\Note();
			$note->set_name( self::NOTE_NAME );
			$note->set_title( self::$title );
			$note->set_content( 'Text' );
			$note->set_type( 'info' );
			$note->set_source( 'acme' );
			$note->add_action( 'go', 'Go', '?page=acme', 'actioned' );
			return $note;
		}
	}
`;

/* What extensions of WooCommerce's admin call in PHP, on a site without WooCommerce. */
describe( 'PHP names of WooCommerce’s admin', () => {
	after( () =>
		php(
			`${ NOTES }\\Notes::delete_notes_with_name( '${ NAME }' ); return true;`
		)
	);

	it( 'are declared when they are asked for, without WooCommerce seeming active', () => {
		const result = php( `
			$classes = array_keys( \\Storedeck\\Compatibility\\Compatibility::CLASSES );
			$exists = static fn( $name, $load ) => class_exists( $name, $load ) || trait_exists( $name, $load );
			$others = array_diff( $classes, array( 'Automattic\\WooCommerce\\Admin\\Notes\\Note', 'Automattic\\WooCommerce\\Admin\\Notes\\Notes' ) );
			$before = count( array_filter( $others, static fn( $name ) => $exists( $name, false ) ) );
			return array(
				'before'    => $before,
				'missing'   => array_values( array_filter( $classes, static fn( $name ) => ! $exists( $name, true ) ) ),
				'functions' => array_values( array_filter( \\Storedeck\\Compatibility\\Compatibility::FUNCTIONS, static fn( $name ) => ! function_exists( $name ) ) ),
				'active'    => class_exists( 'WooCommerce' ) || function_exists( 'WC' ) || defined( 'WC_VERSION' ),
			);
		` );
		assert.deepEqual( result, {
			before: 0,
			missing: [],
			functions: [],
			active: false,
		} );
	} );

	it( 'add a note once, update it and keep it dismissed', () => {
		const result = php( `${ NOTE_CLASS }
			Rest_Note::possibly_add_note();
			Rest_Note::possibly_add_note();
			$ids = ${ NOTES }\\Notes::load_data_store()->get_notes_with_name( '${ NAME }' );
			$created = ${ NOTES }\\Notes::get_note( $ids[0] );
			Rest_Note::$title = 'Second';
			Rest_Note::possibly_update_note();
			$updated = ${ NOTES }\\Notes::get_note_by_name( '${ NAME }' );
			${ NOTES }\\Notes::delete_note( $updated );
			Rest_Note::possibly_add_note();
			return array(
				'count'     => count( $ids ),
				'titles'    => array( $created->get_title(), $updated->get_title() ),
				'action'    => array( $updated->get_action( 'go' )->query, count( $updated->get_actions() ) ),
				'age'       => abs( time() - $created->get_date_created()->getTimestamp() ) < 60,
				'dismissed' => ${ NOTES }\\Notes::get_note_by_name( '${ NAME }' )->get_is_deleted(),
				'left'      => count( ${ NOTES }\\Notes::load_data_store()->get_notes_with_name( '${ NAME }' ) ),
			);
		` );
		assert.deepEqual( result, {
			count: 1,
			titles: [ 'First', 'Second' ],
			action: [ '?page=acme', 1 ],
			age: true,
			dismissed: true,
			left: 1,
		} );
	} );

	it( 'name the field of an invalid note', () => {
		const messages = php( `
			$note = new ${ NOTES }\\Note();
			$messages = array();
			foreach ( array( 'set_type' => 'loud', 'set_status' => 'lost', 'set_title' => '' ) as $method => $value ) {
				try {
					$note->$method( $value );
				} catch ( \\InvalidArgumentException $error ) {
					$messages[] = $error->getMessage();
				}
			}
			return $messages;
		` );
		assert.equal( messages.length, 3 );
		assert.match( messages[ 0 ], /^The type of a note must be one of: / );
		assert.match( messages[ 1 ], /^The status of a note must be one of: / );
		assert.match( messages[ 2 ], /^The title of a note/ );
	} );

	it( 'add a task to a list of Home, and leave out a failing one', () => {
		const tasks = php( `
			$class = static fn( $id, $title ) => new class( $id, $title ) extends \\Automattic\\WooCommerce\\Admin\\Features\\OnboardingTasks\\Task {
				private $id;
				private $title;
				public function __construct( $id, $title ) { parent::__construct(); $this->id = $id; $this->title = $title; }
				public function get_id() { return $this->id; }
				public function get_title() { if ( null === $this->title ) { throw new \\Exception( 'Broken' ); } return $this->title; }
				public function get_content() { return '<b>Text</b>'; }
				public function get_time() { return '1 minute'; }
				public function is_complete() { return true; }
			};
			$lists = '\\Automattic\\WooCommerce\\Admin\\Features\\OnboardingTasks\\TaskLists';
			$lists::add_task( 'extended', $class( 'rest-broken', null ) );
			$lists::add_task( 'extended', $class( 'rest-acme', 'Acme' ) );
			$error = $lists::add_task( 'missing', $class( 'rest-lost', 'Lost' ) );
			return array(
				'task'    => array_intersect_key( \\Storedeck\\Setup\\Task_Lists::get_task( 'rest-acme' ), array_flip( array( 'title', 'content', 'isComplete', 'parentId' ) ) ),
				'broken'  => \\Storedeck\\Setup\\Task_Lists::get_task( 'rest-broken' ),
				'error'   => is_wp_error( $error ),
			);
		` );
		assert.deepEqual( tasks, {
			task: {
				title: 'Acme',
				content: 'Text',
				isComplete: true,
				parentId: 'extended',
			},
			broken: null,
			error: true,
		} );
	} );

	it( 'add values to the settings of the page, which cannot replace those of the store', () => {
		const settings = php( `
			$registry = \\Automattic\\WooCommerce\\Blocks\\Package::container()->get( \\Automattic\\WooCommerce\\Blocks\\Assets\\AssetDataRegistry::class );
			$registry->add( 'acme', array( 'key' => 1 ) );
			$registry->add( 'acme', 'second' );
			$registry->add( 'later', static fn() => 'computed' );
			$registry->add( 'currency', 'broken' );
			$all = \\Storedeck\\Compatibility\\Shared_Settings::get_all();
			return array( $all['acme'], $all['later'], $all['currency']['precision'], isset( $all['admin']['dataEndpoints']['countries'][0]['code'] ), $registry->exists( 'acme' ) );
		` );
		assert.deepEqual( settings, [ { key: 1 }, 'computed', 2, true, true ] );
	} );
} );

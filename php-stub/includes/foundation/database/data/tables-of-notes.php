<?php
/**
 * Tables of the inbox.
 *
 * Lines of CREATE TABLE statements by short name of the table, in the format of
 * dbDelta().
 *
 * @package Storedeck
 */

use Storedeck\Foundation\Database\Tables;

defined( 'ABSPATH' ) || exit;

return array(
	'admin_notes'        => array(
		'note_id ' . Tables::ID . ' AUTO_INCREMENT',
		'name varchar(255) NOT NULL',
		'type varchar(20) NOT NULL',
		'locale varchar(20) NOT NULL',
		'title longtext NOT NULL',
		'content longtext NOT NULL',
		'content_data longtext NULL',
		'status varchar(200) NOT NULL',
		'source varchar(200) NOT NULL',
		'date_created ' . Tables::DATE,
		'date_reminder datetime NULL DEFAULT NULL',
		'is_snoozable tinyint(1) NOT NULL DEFAULT 0',
		"layout varchar(20) NOT NULL DEFAULT ''",
		'image varchar(200) NULL DEFAULT NULL',
		'is_deleted tinyint(1) NOT NULL DEFAULT 0',
		'is_read tinyint(1) NOT NULL DEFAULT 0',
		"icon varchar(200) NOT NULL DEFAULT 'info'",
		'PRIMARY KEY  (note_id)',
	),
	'admin_note_actions' => array(
		'action_id ' . Tables::ID . ' AUTO_INCREMENT',
		'note_id ' . Tables::ID,
		'name varchar(255) NOT NULL',
		'label varchar(255) NOT NULL',
		'query longtext NOT NULL',
		'status varchar(255) NOT NULL',
		'actioned_text varchar(255) NOT NULL',
		'nonce_action varchar(255) NULL DEFAULT NULL',
		'nonce_name varchar(255) NULL DEFAULT NULL',
		'PRIMARY KEY  (action_id)',
		'KEY note_id (note_id)',
	),
);

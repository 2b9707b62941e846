<?php
/**
 * Inbox notes of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/*
 * Name => type, title, content, status, hours before the end of the generated period, whether
 * it can be snoozed, whether it is read (1 or 0), and actions: name, label, URL, status afterwards. The text of a failed
 * payment gets the amount of an order, its action the id.
 */
return array(
	'storedeck-demo-welcome'   => array( 'info', 'Your demo store is ready', 'Explore three years of <strong>sample orders</strong>. None of the data is real.', 'unactioned', 0, 0, 0, array( array( 'view-revenue', 'View revenue', 'admin.php?page=storedeck&path=%2Fanalytics%2Frevenue', 'actioned' ) ) ),
	'storedeck-demo-low-stock' => array( 'warning', 'Some products are low in stock', 'A few products are almost sold out. Restock before the weekend.', 'unactioned', 20, 1, 0, array( array( 'view-stock', 'View stock', 'admin.php?page=storedeck&path=%2Fanalytics%2Fstock', 'actioned' ), array( 'dismiss', 'Not now', '', 'actioned' ) ) ),
	'storedeck-demo-reviews'   => array( 'info', 'New reviews are pending approval', 'Customers have reviewed your products. Read &amp; reply.', 'unactioned', 30, 0, 0, array( array( 'view-reviews', 'Read reviews', 'edit-comments.php', 'actioned' ) ) ),
	'storedeck-demo-survey'    => array( 'survey', 'How do you like your reports?', 'Two questions, one minute.', 'unactioned', 80, 1, 1, array( array( 'take-survey', 'Take the survey', 'https://example.com/survey', 'actioned' ), array( 'no-thanks', 'No, thanks', '', 'actioned' ) ) ),
	'storedeck-demo-marketing' => array( 'marketing', 'Plan your next sale', 'Last year <em>Black Friday</em> had more than three times as many orders as an average day. <a href="https://example.com/plan">Prepare for it</a>.', 'unactioned', 170, 1, 1, array( array( 'learn-more', 'Learn more', 'https://example.com/plan', 'unactioned' ) ) ),
	'storedeck-demo-update'    => array( 'update', 'What’s new', 'Reports now save your choice of columns. <a href="https://example.com/news">Read more</a>.', 'unactioned', 50, 1, 0, array( array( 'read-news', 'Read more', 'https://example.com/news', 'actioned' ), array( 'remind-me', 'Remind me later', '', 'snoozed' ) ) ),
	'storedeck-demo-milestone' => array( 'info', 'New sales record', 'Your store has never sold this much in one day. Congratulations!', 'actioned', 900, 0, 1, array( array( 'view-orders', 'View orders', 'admin.php?page=storedeck&path=%2Fanalytics%2Forders', 'actioned' ) ) ),
	'storedeck-demo-error'     => array( 'error', 'A payment could not be captured', 'The bank declined a payment of $%s twice. Ask the customer for another payment method.', 'unactioned', 9, 0, 0, array( array( 'view-order', 'View order', 'admin.php?page=storedeck&path=%%2Forders%%2F%s', 'actioned' ) ) ),
);

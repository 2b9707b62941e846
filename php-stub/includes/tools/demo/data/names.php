<?php
/**
 * Names of the customers of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/*
 * first, last: lists by country; other countries use 'US'.
 * world:       full names in many scripts, for all countries.
 * odd:         names that software without proper escaping fails on.
 * streets:     patterns of street addresses by country; %d is the house number.
 */
return array(
	'first'   => array(
		'US' => array( 'James', 'Mary', 'Robert', 'Patricia', 'Michael', 'Jennifer', 'David', 'Linda', 'William', 'Elizabeth', 'Richard', 'Susan', 'Joseph', 'Jessica', 'Thomas', 'Sarah', 'Carlos', 'Karen', 'Daniel', 'Nancy', 'Matthew', 'Lisa', 'Anthony', 'Maria', 'Mark', 'Ashley', 'Steven', 'Emily', 'Andrew', 'Olivia', 'Joshua', 'Amara', 'Kevin', 'Hannah', 'Brian', 'Grace', 'Tyler', 'Chloe', 'Aaron', 'Zoe', 'Diego', 'Imani', 'Ethan', 'Priya', 'Noah', 'Mei', 'Liam', 'Sofia' ),
		'DE' => array( 'Lukas', 'Anna', 'Jonas', 'Lena', 'Jürgen', 'Käthe', 'Felix', 'Marie', 'Björn', 'Sabine', 'Matthias', 'Ursula', 'Tobias', 'Grete', 'Moritz', 'Jörg' ),
		'FR' => array( 'Chloé', 'Lucas', 'Léa', 'Hugo', 'Manon', 'Théo', 'Camille', 'Jules', 'Zoé', 'François', 'Hélène', 'Benoît', 'Maëlle', 'Rémi', 'Inès', 'Jean-Noël' ),
		'GB' => array( 'Oliver', 'Amelia', 'George', 'Isla', 'Harry', 'Ava', 'Jack', 'Freya', 'Alfie', 'Poppy', 'Siân', 'Rhys', 'Niamh', 'Callum', 'Imogen', 'Hamish' ),
	),
	'last'    => array(
		'US' => array( 'Smith', 'Johnson', 'Williams', 'Brown', 'Jones', 'Garcia', 'Miller', 'Davis', 'Rodriguez', 'Martinez', 'Hernandez', 'Lopez', 'Wilson', 'Anderson', 'Thomas', 'Taylor', 'Moore', 'Jackson', 'Lee', 'Nguyen', 'Thompson', 'White', 'Harris', 'Clark', 'Ramirez', 'Lewis', 'Robinson', 'Walker', 'Young', 'Kim', 'King', 'Wright', 'Torres', 'Hill', 'Flores', 'Green', 'Patel', 'Baker', 'Chen', 'Rivera', 'Campbell', 'Mitchell', 'Carter', 'Okafor', 'Cohen', 'Murphy', 'Reyes', 'Foster' ),
		'DE' => array( 'Müller', 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Köhler', 'Wagner', 'Becker', 'Schäfer', 'Groß', 'Hoffmann', 'Krüger', 'Yılmaz', 'Vogel', 'von der Heide', 'Meyer-Lüdenscheidt' ),
		'FR' => array( 'Martin', 'Bernard', 'Dubois', 'Lefèvre', 'Moreau', 'Girard', 'Bélanger', 'Rousseau', 'Gauthier', 'D’Alembert', 'Benali', 'Faure', 'de la Fontaine', 'Perrin', 'Nuñez', 'Traoré' ),
		'GB' => array( 'Evans', 'Hughes', 'Khan', 'Wood', 'Clarke', 'Edwards', 'Begum', 'Turner', 'Morris', 'MacLeod', 'O’Connor', 'Cooper', 'Ward', 'Singh', 'Ashworth-Blythe', 'Pryce' ),
	),
	'world'   => array(
		array( 'Søren', 'Kjærgaard' ),
		array( 'Łukasz', 'Wiśniewski' ),
		array( 'Zdeňka', 'Dvořáková' ),
		array( 'Nguyễn', 'Thị Hương' ),
		array( '美咲', '佐藤' ),
		array( '伟', '王' ),
		array( '지우', '김' ),
		array( 'Ольга', 'Иванова' ),
		array( 'Γιώργος', 'Παπαδόπουλος' ),
		array( 'محمد', 'العلي' ),
		array( 'נועה', 'לוי' ),
		array( 'प्रिया', 'शर्मा' ),
		array( 'สมชาย', 'ใจดี' ),
		array( 'Þórdís', 'Guðmundsdóttir' ),
		array( 'Şükrü', 'Özdemir' ),
		array( 'João', 'Gonçalves' ),
		array( 'Chinedu', 'Ọlábísí' ),
		array( 'ʻAlohi', 'Kealoha' ),
	),
	'odd'     => array(
		array( 'Conan', 'O\'Brien' ),
		array( 'A <b>', 'Bold' ),
		array( 'Jennifer', 'Null' ),
		array( '=SUM(A1)', 'Sheets' ),
		array( 'Tom & Jerry', '"Quotes"' ),
		array( 'Robert\'); --', 'Tables' ),
		array( '100%', 'Sure %s' ),
		array( 'Back\\slash', 'Smith' ),
		array( '-Dash', '+Plus' ),
		array( '🌻 Sunny', 'Day' ),
		array( 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff', 'Featherstonehaugh-Cholmondeley-Marjoribanks' ),
		array( 'X', 'Æ' ),
	),
	'streets' => array(
		'US' => array( '%d Maple Street', '%d Oak Avenue', '%d Sunset Boulevard', '%d 5th Street', '%d Mission Street', '%d Lakeview Drive', '%d Washington Avenue', '%d Pine Ridge Road' ),
		'DE' => array( 'Hauptstraße %d', 'Gartenweg %d', 'Lindenallee %d', 'Am Mühlbach %d' ),
		'FR' => array( '%d rue de la République', '%d avenue Victor Hugo', '%d place de l’Église', '%d chemin des Prés' ),
		'GB' => array( '%d High Street', '%d Church Lane', '%d Station Road', '%d Victoria Terrace' ),
	),
);

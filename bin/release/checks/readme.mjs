import { compareVersions } from '../../cms/compare-versions.mjs';
import { readPluginHeader } from '../plugin-header.mjs';

/** Limits of the plugin directory, which cuts off what is longer. */
const MAX_DESCRIPTION = 150;
const MAX_TAGS = 5;
const MAX_WORDS = 2500;
const MAX_LONG_WORDS = 5000;
const LONG_SECTIONS = [ 'Changelog', 'Frequently Asked Questions' ];

/** Tags that the directory ignores. */
const IGNORED_TAGS = [ 'plugin', 'wordpress' ];

const SECTIONS = [
	'Description',
	'Installation',
	'Frequently Asked Questions',
	'Screenshots',
	'Changelog',
	'Upgrade Notice',
	'Other Notes',
];

const REQUIRED_SECTIONS = [ 'Description', 'Installation', 'Changelog' ];

/** Fields of readme.txt that repeat one of the plugin's header. */
const FIELDS_OF_HEADER = {
	'Stable tag': 'Version',
	'Requires at least': 'Requires at least',
	'Requires PHP': 'Requires PHP',
	License: 'License',
	'License URI': 'License URI',
};

/** The parts of a readme.txt. */
export function parseReadme( /** @type {string} */ text ) {
	const [ head = '', ...rest ] = text.split( /^== (.+?) ==$/m );
	/** @type {Record<string, string>} */
	const sections = {};
	for ( let index = 0; index < rest.length; index += 2 ) {
		sections[ rest[ index ] ] = rest[ index + 1 ].trim();
	}
	const [ fields = '', ...paragraphs ] = head.trim().split( /\n\n+/ );
	return {
		name: /^=== (.+?) ===$/m.exec( fields )?.[ 1 ] ?? '',
		fields: Object.fromEntries(
			Array.from(
				fields.matchAll( /^([A-Z][\w ]+): *(.*)$/gm ),
				( [ , name, value ] ) => [ name, value.trim() ]
			)
		),
		description: paragraphs.join( '\n\n' ),
		sections,
		captions: ( sections.Screenshots ?? '' )
			.split( '\n' )
			.map( ( line ) => /^\d+\. (.+)$/.exec( line )?.[ 1 ] ?? '' )
			.filter( Boolean ),
	};
}

/** @param {string} text */
const countWords = ( text ) => text.split( /\s+/ ).filter( Boolean ).length;

/** @param {Record<string, string>} fields */
function* checkFields( fields ) {
	if ( ! /^\d+\.\d+$/.test( fields[ 'Tested up to' ] ?? '' ) ) {
		yield `"Tested up to" must be a version of WordPress such as 6.9, not "${ fields[ 'Tested up to' ] }".`;
	} else if (
		compareVersions(
			fields[ 'Tested up to' ],
			fields[ 'Requires at least' ] ?? ''
		) < 0
	) {
		yield `"Tested up to" (${ fields[ 'Tested up to' ] }) is lower than "Requires at least" (${ fields[ 'Requires at least' ] }).`;
	}
	if ( ! /^[a-z0-9-]+(, [a-z0-9-]+)*$/.test( fields.Contributors ?? '' ) ) {
		yield `"Contributors" must be user names of WordPress.org, not "${ fields.Contributors }".`;
	}
	const tags = ( fields.Tags ?? '' )
		.split( ',' )
		.map( ( tag ) => tag.trim() );
	if ( tags.length > MAX_TAGS || tags.includes( '' ) ) {
		yield `"Tags" must be 1 to ${ MAX_TAGS } tags, not "${ fields.Tags }".`;
	}
	for ( const tag of tags.filter( ( name ) =>
		IGNORED_TAGS.includes( name )
	) ) {
		yield `The plugin directory ignores the tag "${ tag }".`;
	}
	if ( ! /^GPL|GNU General Public License/.test( fields.License ?? '' ) ) {
		yield `"License" must be compatible with the GPL, not "${ fields.License }".`;
	}
}

/** @param {ReturnType<typeof parseReadme>} readme */
function* checkSections( { name, description, sections } ) {
	if ( ! name ) {
		yield 'The first line must be "=== Name ===".';
	}
	if ( ! description || description.includes( '\n' ) ) {
		yield 'The short description must be one line.';
	}
	if ( description.length > MAX_DESCRIPTION ) {
		yield `The short description has ${ description.length } characters; the plugin directory shows ${ MAX_DESCRIPTION }.`;
	}
	for ( const title of REQUIRED_SECTIONS ) {
		if ( ! sections[ title ] ) {
			yield `The section "${ title }" is missing or empty.`;
		}
	}
	for ( const [ title, text ] of Object.entries( sections ) ) {
		if ( ! SECTIONS.includes( title ) ) {
			yield `The plugin directory has no section "${ title }".`;
		}
		const limit = LONG_SECTIONS.includes( title )
			? MAX_LONG_WORDS
			: MAX_WORDS;
		const words = countWords( text );
		if ( words > limit ) {
			yield `The section "${ title }" has ${ words } words; the plugin directory shows ${ limit }.`;
		}
	}
}

/**
 * Checks a readme.txt by the rules of the plugin directory, and its fields against
 * the header of the plugin.
 *
 * @param {string}                      text
 * @param {( field: string ) => string} header Returns a field of the header.
 * @return {string[]} Problems.
 */
export function findReadmeProblems( text, header ) {
	const readme = parseReadme( text );
	const problems = [
		...checkSections( readme ),
		...checkFields( readme.fields ),
	];
	for ( const [ field, source ] of Object.entries( FIELDS_OF_HEADER ) ) {
		if ( readme.fields[ field ] !== header( source ) ) {
			problems.push(
				`"${ field }" must be ${ header(
					source
				) }, the "${ source }" of the header, not "${
					readme.fields[ field ]
				}".`
			);
		}
	}
	const [ , placeholder ] = /(\{\w+\})/.exec( text ) ?? [];
	if ( placeholder ) {
		problems.push( `The placeholder ${ placeholder } has no value.` );
	}
	return problems.map( ( problem ) => `readme.txt: ${ problem }` );
}

/**
 * Checks the readme.txt of the zip.
 *
 * @param {import('./index.mjs').Release} release
 * @return {string[]} Problems.
 */
export const checkReadme = ( { root, edits, contents } ) =>
	findReadmeProblems(
		Buffer.from( contents[ 'readme.txt' ] ?? '' ).toString(),
		readPluginHeader( root, edits )
	);

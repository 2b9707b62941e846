import { UserError } from '../cms/user-error.mjs';

/** Title of the section that collects changes until a release. */
export const UNRELEASED = 'Unreleased';

/**
 * The sections of the changelog, newest first.
 *
 * @return {{ title: string, version: string, date: string, body: string }[]} `version` and `date` are empty in the section of unreleased changes.
 */
export function readChangelog( /** @type {string} */ text ) {
	const [ , ...sections ] = text.split( /^## /m );
	return sections.map( ( section ) => {
		const [ first, ...lines ] = section.split( '\n' );
		const title = first.trim();
		const [ , version = '', date = '' ] =
			/^(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$/.exec( title ) ?? [];
		return { title, version, date, body: lines.join( '\n' ).trim() };
	} );
}

/**
 * Gives the unreleased changes a version and a date.
 *
 * @param {string} text
 * @param {string} version
 * @param {string} date    Such as 2026-11-23.
 * @return {string} The changelog of the release.
 * @throws {UserError} If there are no unreleased changes, or the version has a section.
 */
export function releaseChangelog( text, version, date ) {
	const sections = readChangelog( text );
	if ( sections.some( ( section ) => section.version === version ) ) {
		throw new UserError(
			`CHANGELOG.md already has a section for ${ version }. Use --version=X.Y.Z with the next version.`
		);
	}
	const [ newest ] = sections;
	if ( newest?.title !== UNRELEASED || ! newest.body ) {
		throw new UserError(
			`CHANGELOG.md has no unreleased changes: its first section must be "## ${ UNRELEASED }", with a list.`
		);
	}
	return text.replace(
		new RegExp( `^## ${ UNRELEASED }$`, 'm' ),
		`## ${ version } (${ date })`
	);
}

import { screen, within } from '@testing-library/react';
import { open, PLUGINS } from './support';

export const RECOMMENDED = `GET ${ PLUGINS }/recommended-payment-plugins`;

export const suggestion = ( id: string, more: object = {} ) => ( {
	id,
	title: `Pay &amp; ${ id }`,
	content: `About <b>${ id }</b>.`,
	plugins: [ `${ id }-plugin` ],
	...more,
} );

export const section = () =>
	within( screen.getByRole( 'group', { name: 'Suggestions' } ) );

/** The titles of the suggestions with their states. */
export const listTitles = () =>
	section()
		.queryAllByRole( 'heading', { level: 3 } )
		.map( ( { textContent } ) => textContent?.trim() );

/** Opens the screen with recommended extensions. */
export const openRecommended = (
	suggestions: readonly object[],
	responses: Record< string, unknown > = {},
	more: Parameters< typeof open >[ 0 ] = {}
) =>
	open( {
		...more,
		responses: { [ RECOMMENDED ]: suggestions, ...responses },
	} );

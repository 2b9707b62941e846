import { isRecord } from '@storedeck/settings/guards';
import type {
	SectionDefinition,
	SectionPreference,
	SectionState,
} from './types';

/** Longer titles are truncated. */
export const MAX_TITLE_LENGTH = 100;

/** The number of sections of inactive plugins that are kept. */
const MAX_INACTIVE = 10;

const toTitle = ( value: unknown ) =>
	typeof value === 'string'
		? Array.from( value.trim() ).slice( 0, MAX_TITLE_LENGTH ).join( '' )
		: undefined;

const toBlocks = ( value: unknown ) =>
	Array.isArray( value )
		? [ ...new Set( value ) ].filter(
				( block ): block is string => typeof block === 'string'
		  )
		: undefined;

/** The valid entries of the preference by key. */
function getEntries( saved: unknown ) {
	// PHP encodes an array with gaps as an object.
	const list = isRecord( saved ) ? Object.values( saved ) : saved;
	const entries = new Map< string, Record< string, unknown > >();
	for ( const entry of Array.isArray( list ) ? list : [] ) {
		if (
			isRecord( entry ) &&
			typeof entry.key === 'string' &&
			entry.key &&
			! entries.has( entry.key )
		) {
			entries.set( entry.key, entry );
		}
	}
	return entries;
}

/**
 * The sections in the saved order; new ones come before them if they are first
 * by default, or after them. Invalid entries of the preference are ignored.
 *
 * @param definitions The available sections.
 * @param saved       The preference `dashboard_sections`.
 */
export function readSections(
	definitions: readonly SectionDefinition[],
	saved: unknown
): SectionState[] {
	const entries = getEntries( saved );
	const byKey = new Map( definitions.map( ( item ) => [ item.key, item ] ) );
	const isNew = ( { key }: SectionDefinition ) => ! entries.has( key );
	const firstKnown = definitions.findIndex( ( item ) => ! isNew( item ) );
	const first = definitions.slice( 0, Math.max( firstKnown, 0 ) );
	const keys = new Set( [
		...first.map( ( { key } ) => key ),
		...entries.keys(),
		...byKey.keys(),
	] );

	return [ ...keys ].flatMap( ( key ) => {
		const definition = byKey.get( key );
		if ( ! definition ) {
			return [];
		}
		const entry = entries.get( key );
		return {
			...definition,
			title: toTitle( entry?.title ) || definition.title,
			isVisible:
				typeof entry?.isVisible === 'boolean'
					? entry.isVisible
					: definition.isVisible,
			hiddenBlocks:
				toBlocks( entry?.hiddenBlocks ) ?? definition.hiddenBlocks,
		};
	} );
}

/**
 * The preference for the sections. Default titles are left out, so that they are
 * translated when the language changes. Sections of inactive plugins are kept.
 *
 * @param definitions The available sections.
 * @param saved       The previous preference.
 */
export function writeSections(
	sections: readonly SectionState[],
	definitions: readonly SectionDefinition[],
	saved: unknown
): SectionPreference[] {
	const titles = new Map(
		definitions.map( ( { key, title } ) => [ key, title ] )
	);
	const inactive = [ ...getEntries( saved ) ]
		.filter( ( [ key ] ) => ! titles.has( key ) && key.length < 100 )
		.slice( 0, MAX_INACTIVE )
		.map( ( [ key, entry ] ) => ( {
			key,
			...( toTitle( entry.title ) && { title: toTitle( entry.title ) } ),
			isVisible: entry.isVisible !== false,
			hiddenBlocks: toBlocks( entry.hiddenBlocks ) ?? [],
		} ) );

	return [
		...sections.map( ( { key, title, isVisible, hiddenBlocks } ) => ( {
			key,
			...( title !== titles.get( key ) && { title } ),
			isVisible,
			hiddenBlocks,
		} ) ),
		...inactive,
	];
}

const change = (
	sections: readonly SectionState[],
	key: string,
	changes: ( section: SectionState ) => Partial< SectionState >
): SectionState[] =>
	sections.map( ( section ) =>
		section.key === key ? { ...section, ...changes( section ) } : section
	);

/** Moves a section before (-1) or after (1) the adjacent visible section. */
export function moveSection(
	sections: readonly SectionState[],
	key: string,
	by: -1 | 1
): SectionState[] {
	const from = sections.findIndex( ( section ) => section.key === key );
	const moved = sections[ from ];
	let to = from + by;
	while ( sections[ to ]?.isVisible === false ) {
		to += by;
	}
	if ( ! moved || ! sections[ to ] ) {
		return [ ...sections ];
	}
	const others = sections.filter( ( section ) => section !== moved );
	return [ ...others.slice( 0, to ), moved, ...others.slice( to ) ];
}

export const removeSection = (
	sections: readonly SectionState[],
	key: string
) => change( sections, key, () => ( { isVisible: false } ) );

/** Adds a removed section at the end. */
export const addSection = ( sections: readonly SectionState[], key: string ) =>
	[
		...sections.filter( ( section ) => section.key !== key ),
		...sections.filter( ( section ) => section.key === key ),
	].map( ( section ) =>
		section.key === key ? { ...section, isVisible: true } : section
	);

/** Renames a section. An empty title restores the default. */
export const renameSection = (
	sections: readonly SectionState[],
	definitions: readonly SectionDefinition[],
	key: string,
	title: string
) =>
	change( sections, key, () => ( {
		title:
			toTitle( title ) ||
			( definitions.find( ( item ) => item.key === key )?.title ?? '' ),
	} ) );

export const toggleBlock = (
	sections: readonly SectionState[],
	key: string,
	block: string
) =>
	change( sections, key, ( { hiddenBlocks } ) => ( {
		hiddenBlocks: hiddenBlocks.includes( block )
			? hiddenBlocks.filter( ( hidden ) => hidden !== block )
			: [ ...hiddenBlocks, block ],
	} ) );

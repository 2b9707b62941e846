import type {
	SectionDefinition,
	SectionPreference,
	SectionState,
} from './types';

/** A longer title is no title. */
export const MAX_TITLE_LENGTH = 100;

/** As many sections of plugins that are switched off are remembered. */
const MAX_ABSENT = 10;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const toTitle = ( value: unknown ) =>
	typeof value === 'string'
		? value.trim().slice( 0, MAX_TITLE_LENGTH )
		: undefined;

const toBlocks = ( value: unknown ) =>
	Array.isArray( value )
		? [ ...new Set( value ) ].filter(
				( block ): block is string => typeof block === 'string'
		  )
		: undefined;

/** The entries of what was remembered that say something of a section. */
function getEntries( saved: unknown ) {
	// PHP makes an object of a list with gaps.
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
 * The sections as the user wants them: in the remembered order, then those that
 * came since. Whatever was remembered in another way than today, or by nobody
 * in their right mind, is as if it were not there.
 *
 * @param definitions The sections that there are.
 * @param saved       The preference `dashboard_sections`.
 */
export function readSections(
	definitions: readonly SectionDefinition[],
	saved: unknown
): SectionState[] {
	const entries = getEntries( saved );
	const byKey = new Map( definitions.map( ( item ) => [ item.key, item ] ) );
	const keys = new Set( [ ...entries.keys(), ...byKey.keys() ] );

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
 * What is remembered. A title that the user did not choose is left out, so that
 * it goes on following the language; sections of plugins that are switched off
 * at the moment are kept.
 *
 * @param sections    The sections as the user has them now.
 * @param definitions The sections that there are.
 * @param saved       What was remembered before.
 */
export function writeSections(
	sections: readonly SectionState[],
	definitions: readonly SectionDefinition[],
	saved: unknown
): SectionPreference[] {
	const titles = new Map(
		definitions.map( ( { key, title } ) => [ key, title ] )
	);
	const absent = [ ...getEntries( saved ) ]
		.filter( ( [ key ] ) => ! titles.has( key ) && key.length < 100 )
		.slice( 0, MAX_ABSENT )
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
		...absent,
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

/** Puts a section before (-1) or behind (1) its neighbour in sight. */
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

/** Takes a section out of sight. */
export const removeSection = (
	sections: readonly SectionState[],
	key: string
) => change( sections, key, () => ( { isVisible: false } ) );

/** Puts a section that was taken away at the end. */
export const addSection = ( sections: readonly SectionState[], key: string ) =>
	[
		...sections.filter( ( section ) => section.key !== key ),
		...sections.filter( ( section ) => section.key === key ),
	].map( ( section ) =>
		section.key === key ? { ...section, isVisible: true } : section
	);

/** Renames a section. Without a title it is called as it was defined. */
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

/** Shows a block that is hidden, and hides one that is shown. */
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

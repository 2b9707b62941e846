/*
 * The parts of the block editor that the block uses. WordPress provides the
 * packages; they are external to the bundle and not installed.
 */
declare module '@wordpress/blocks' {
	import type { ComponentType } from 'react';

	export interface BlockEditProps< Attributes > {
		attributes: Attributes;
		setAttributes: ( changes: Partial< Attributes > ) => void;
		isSelected: boolean;
	}

	export function registerBlockType< Attributes >(
		name: string,
		settings: {
			edit: ComponentType< BlockEditProps< Attributes > >;
			save: () => null;
		}
	): unknown;
}

declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

	export const InspectorControls: ComponentType< { children: ReactNode } >;
	export function useBlockProps(): HTMLAttributes< HTMLDivElement >;
}

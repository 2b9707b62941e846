import { __, sprintf } from '@wordpress/i18n';
import { EllipsisMenu, MenuItem, MenuTitle } from '@storedeck/components';
import { SectionControls } from './section-controls';
import type { ControlsProps } from './types';

/** A chart, card or leaderboard of a section. */
export interface Block {
	key: string;
	label: string;
}

interface Props extends Omit< ControlsProps, 'onToggle' > {
	/** Title of the section. */
	title: string;
	/** The heading of the blocks. */
	blocksTitle: string;
	blocks: readonly Block[];
	hiddenBlocks: readonly string[];
	onToggleHiddenBlock: ( block: string ) => () => void;
}

/** The menu of a section: it shows and hides blocks, and moves or removes the section. */
export function SectionMenu( {
	title,
	blocksTitle,
	blocks,
	hiddenBlocks,
	onToggleHiddenBlock,
	...controls
}: Props ) {
	return (
		<EllipsisMenu
			label={ sprintf(
				/* translators: %s: title of a section. */
				__( 'Options for %s', 'storedeck' ),
				title
			) }
			renderContent={ ( { onToggle } ) => (
				<>
					{ blocks.length > 0 && (
						<MenuTitle>{ blocksTitle }</MenuTitle>
					) }
					{ blocks.map( ( { key, label } ) => (
						<MenuItem
							key={ key }
							isCheckbox
							isClickable
							checked={ ! hiddenBlocks.includes( key ) }
							onInvoke={ onToggleHiddenBlock( key ) }
						>
							{ label }
						</MenuItem>
					) ) }
					<MenuTitle>{ __( 'Section', 'storedeck' ) }</MenuTitle>
					<SectionControls { ...controls } onToggle={ onToggle } />
				</>
			) }
		/>
	);
}

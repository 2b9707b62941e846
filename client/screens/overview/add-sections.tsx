import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { H } from '@storedeck/components';
import type { SectionState } from './types';

interface Props {
	/** The removed sections. */
	sections: readonly SectionState[];
	onAdd: ( key: string ) => void;
}

export function AddSections( { sections, onAdd }: Props ) {
	if ( sections.length === 0 ) {
		return null;
	}
	return (
		<div className="storedeck-overview__add">
			<H className="storedeck-overview__add-title">
				{ __( 'Add more sections', 'storedeck' ) }
			</H>
			<ul className="storedeck-overview__add-list">
				{ sections.map( ( { key, title } ) => (
					<li key={ key }>
						<Button
							variant="secondary"
							aria-label={ sprintf(
								/* translators: %s: title of a section. */
								__( 'Add %s section', 'storedeck' ),
								title
							) }
							onClick={ () => onAdd( key ) }
						>
							{ title }
						</Button>
					</li>
				) ) }
			</ul>
		</div>
	);
}

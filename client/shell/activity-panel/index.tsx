import { Button } from '@wordpress/components';
import type { KeyboardEvent } from 'react';
import { sprintf, __ } from '@wordpress/i18n';
import { formatCount } from '../../common/store-format';
import type { Attention } from '../../common/attention/types';
import { ActivityPanel } from './panel';
import { getCount } from './tabs';
import { usePanel } from './use-panel';
import './style.scss';

interface Props {
	/** Number of items per kind. */
	counts: Attention;
	/** Path of the current screen. */
	path: string;
}

/** Header buttons with counts, and the panel they open. */
export function ActivityTools( { counts, path }: Props ) {
	const { tabs, open, toggle, close } = usePanel( path );

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && open && ! event.defaultPrevented ) {
			event.stopPropagation();
			close();
		}
	};

	return (
		// Escape also works while the focus is on a button.
		<div
			className="storedeck-activity"
			role="presentation"
			onKeyDown={ onKeyDown }
		>
			{ tabs.map( ( tab ) => {
				const count = getCount( tab, counts );
				const isOpen = open?.id === tab.id;
				return (
					<Button
						key={ tab.id }
						className="storedeck-tool"
						aria-expanded={ isOpen }
						aria-controls={ isOpen ? 'storedeck-panel' : undefined }
						onClick={ () => toggle( tab ) }
					>
						<span
							className={ `dashicons dashicons-${ tab.icon }` }
							aria-hidden="true"
						/>
						<span className="storedeck-tool__label">
							{ tab.label }
						</span>
						{ count > 0 && (
							<>
								<span
									className="storedeck-tool__count"
									aria-hidden="true"
								>
									{ count > 99
										? sprintf(
												/* translators: %s: the highest number displayed, for example 99. */
												__( '%s+', 'storedeck' ),
												formatCount( 99 )
										  )
										: formatCount( count ) }
								</span>
								<span className="screen-reader-text">
									{ `: ${ tab.describe( count ) }` }
								</span>
							</>
						) }
					</Button>
				);
			} ) }
			{ open && (
				<ActivityPanel key={ open.id } tab={ open } onClose={ close } />
			) }
		</div>
	);
}

import { Button } from '@wordpress/components';
import { Suspense, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Section } from '@storedeck/components';
import { Loading } from '../../common/loading';
import { ScreenSection } from '../../common/screen-section';
import type { Tab } from './tabs';

interface Props {
	tab: Tab;
	onClose: () => void;
}

/**
 * A panel at the side of the screen. It is not modal: the focus may leave it
 * with the Tab key.
 */
export function ActivityPanel( { tab, onClose }: Props ) {
	const panel = useRef< HTMLDivElement >( null );
	const { Content, id, label } = tab;

	useEffect( () => panel.current?.focus(), [] );

	return (
		<div
			ref={ panel }
			id="storedeck-panel"
			className={ `storedeck-panel storedeck-panel--${ id }` }
			role="dialog"
			aria-labelledby="storedeck-panel-title"
			tabIndex={ -1 }
		>
			<div className="storedeck-panel__header">
				<h2 id="storedeck-panel-title">{ label }</h2>
				<Button
					className="storedeck-panel__close"
					label={ __( 'Close panel', 'storedeck' ) }
					onClick={ onClose }
				>
					<span
						className="dashicons dashicons-no-alt"
						aria-hidden="true"
					/>
				</Button>
			</div>
			<div className="storedeck-panel__body">
				<ScreenSection label={ label } name={ `panel ${ id }` }>
					<Section component={ false }>
						<Suspense fallback={ <Loading /> }>
							<Content />
						</Suspense>
					</Section>
				</ScreenSection>
			</div>
		</div>
	);
}

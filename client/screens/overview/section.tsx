import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { describeError } from '../../common/describe-error';
import { ErrorBoundary } from '../../common/error-boundary';
import { FailureNotice } from '../../common/failure-notice';
import { RenameForm } from './rename-form';
import { RenameContext, SectionControls } from './section-controls';
import type { SectionProps, SectionState } from './types';

interface Props
	extends Omit<
		SectionProps,
		| 'title'
		| 'hiddenBlocks'
		| 'controls'
		| 'titleInput'
		| 'onTitleChange'
		| 'onTitleBlur'
	> {
	section: SectionState;
	onRename: ( title: string ) => void;
	/** Called when renaming ends, to return the focus to the section. */
	onRenamed: () => void;
}

/** A section in an error boundary. */
export function Section( { section, onRename, onRenamed, ...props }: Props ) {
	const { key, title, component: Content, hiddenBlocks } = section;
	const [ edited, setEdited ] = useState< string >();
	const [ isRenaming, setIsRenaming ] = useState( false );
	const titleInput = edited ?? title;

	const save = () => {
		if ( edited !== undefined ) {
			onRename( edited );
		}
		setEdited( undefined );
	};
	const stopRenaming = () => {
		setIsRenaming( false );
		setEdited( undefined );
		onRenamed();
	};

	return (
		<section
			className="storedeck-overview__section"
			aria-label={ title }
			tabIndex={ -1 }
			data-retry-focus
			data-section={ key }
		>
			{ isRenaming && (
				<RenameForm
					value={ titleInput }
					onChange={ setEdited }
					onSave={ () => {
						save();
						stopRenaming();
					} }
					onCancel={ stopRenaming }
				/>
			) }
			<RenameContext.Provider value={ () => setIsRenaming( true ) }>
				<ErrorBoundary
					name={ `section ${ key } of the overview` }
					of={ Content }
					fallback={ ( error, retry ) => (
						<FailureNotice
							message={ __(
								'Could not display this section.',
								'storedeck'
							) }
							detail={ describeError( error ) }
							onRetry={ retry }
						/>
					) }
				>
					<Content
						{ ...props }
						title={ title }
						hiddenBlocks={ hiddenBlocks }
						controls={ SectionControls }
						titleInput={ titleInput }
						onTitleChange={ setEdited }
						onTitleBlur={ save }
					/>
				</ErrorBoundary>
			</RenameContext.Provider>
		</section>
	);
}

// Delete a line here and its file to do without that part.
import './orders-column';
import './overview-section';
import './settings-screen';

/** Sentences out of instructions, guides and advice. */
export const howToSentences = `
Before you start, make sure that the power is switched off at the main fuse box.
Measure the width of the window in three places and write down the smallest figure.
You can use either butter or oil, but butter gives the cake a richer taste.
To remove the old paint, you will need a scraper, a brush and plenty of patience.
Do not water the plants in the middle of the day, because the leaves may burn.
If the screen stays black, hold the button down for ten seconds and try again.
Most people make the mistake of adding too much salt at the beginning.
Leave the dough in a warm place until it has doubled in size, which usually takes about an hour.
A good knife will last for many years if it is kept sharp and dry.
Choose a password that is easy to remember but difficult to guess.
Once the glue is dry, you can start to sand the edges carefully.
The easiest way to clean a kettle is to boil it with a little vinegar.
Check the tyres at least once a month, especially before a long journey.
You should never mix these two products, as they give off a dangerous gas.
If you want to save money, buy vegetables that are in season.
Cut the onions into small pieces and fry them gently until they are soft.
Your application must contain two recent photographs and a copy of your passport.
When the water begins to boil, reduce the heat and add the rice.
It is important to read the contract before you sign it.
Make a list of the things you need so that you do not forget anything.
The filter needs to be replaced every six months.
Begin with short walks and gradually increase the distance.
Keep your receipts, since you may have to prove what you paid.
There are several ways to get rid of ants without using poison.
Tighten the screws by hand first and then use the key that is supplied.
Try to finish your work an hour before you go to bed.
If you notice a strange smell, open the windows immediately and leave the room.
You do not need any special tools to change the battery.
Children under 12 must be accompanied by an adult at all times.
Put the lid on the pan and cook the beans for 25 minutes.
The seeds should be sown in early spring, when the ground is no longer frozen.
In order to reset the device, press both keys at the same time.
Many beginners find it hard to keep their balance on ice.
Save the file under another name before you make any changes to it.
Clean the surface thoroughly, or the tape will not stick.
Ask a friend to read your letter before you send it.
It may take a few days for the money to arrive in your account.
The best time to cut back roses is late February or early March.
Store the tins in a cool, dark cupboard where they cannot get wet.
Avoid making decisions when you are tired or angry.
You can find the serial number on the back of the machine.
Add the eggs one at a time, beating well after each one.
While the soup is cooking, prepare the bread.
Explain the problem in simple words and say what you have already tried.
To get the most out of the course, you should practise for at least 20 minutes every day.
If your dog refuses to eat for more than two days, call a vet.
Turn the handle slowly to the left until you hear a click.
Wear gloves, because the leaves can irritate the skin.
Always keep a copy of important documents in a different place.
After you have filled in the form, send it to the address shown on page 3.
Use a soft cloth to dry the glasses, which prevents stains.
`;
